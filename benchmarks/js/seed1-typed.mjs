// SPDX-License-Identifier: MIT
// The same rules as seed1-objects.mjs, written for speed in JavaScript: typed arrays, counting sort into
// cell order every step, three contiguous row spans per bird, no callbacks, no objects.
import * as K from './workload.mjs';
export function create(n, w, h) {
  const F = Float64Array, b0 = K.birds(n, w, h);
  let x = F.from(b0, b => b.x), y = F.from(b0, b => b.y), vx = F.from(b0, b => b.vx), vy = F.from(b0, b => b.vy), id = Int32Array.from(b0, (_, i) => i);
  let x2 = new F(n), y2 = new F(n), vx2 = new F(n), vy2 = new F(n), id2 = new Int32Array(n);
  const cols = Math.max(1, Math.ceil(w / K.R)), rows = Math.max(1, Math.ceil(h / K.R)), C = cols * rows;
  const start = new Int32Array(C + 1), fill = new Int32Array(C), key = new Int32Array(n);
  const R2 = K.R * K.R, S2 = K.SEP * K.SEP, D2 = K.DMIN * K.DMIN, VMAX = K.VMAX, FMAX = K.FMAX, inv = 1 / K.R;
  const WALL = K.WALL, WW = K.FMAX * K.W_WALL, WN = K.FMAX * K.W_NOISE, WS = K.W_SEP, WA = K.W_ALI, WC = K.W_COH;
  let t = 0;
  function step() {
    start.fill(0);
    for (let i = 0; i < n; i++) {
      let cx = (x[i] * inv) | 0, cy = (y[i] * inv) | 0;
      if (cx >= cols) cx = cols - 1; if (cy >= rows) cy = rows - 1;
      const k = cy * cols + cx; key[i] = k; start[k + 1]++;
    }
    for (let c = 0; c < C; c++) { fill[c] = start[c]; start[c + 1] += start[c]; }
    for (let i = 0; i < n; i++) { const p = fill[key[i]]++; x2[p] = x[i]; y2[p] = y[i]; vx2[p] = vx[i]; vy2[p] = vy[i]; id2[p] = id[i]; }
    for (let cy = 0; cy < rows; cy++) {
      const r0 = cy > 0 ? cy - 1 : 0, r1 = cy < rows - 1 ? cy + 1 : cy;
      for (let cx = 0; cx < cols; cx++) {
        const c0 = cx > 0 ? cx - 1 : 0, c1 = cx < cols - 1 ? cx + 1 : cx, i1 = start[cy * cols + cx + 1];
        for (let i = start[cy * cols + cx]; i < i1; i++) {
          const xi = x2[i], yi = y2[i], vxi = vx2[i], vyi = vy2[i];
          let cnt = 0, px = 0, py = 0, qx = 0, qy = 0, sx = 0, sy = 0;
          for (let r = r0; r <= r1; r++) {
            const e = start[r * cols + c1 + 1];
            for (let j = start[r * cols + c0]; j < e; j++) {
              const dx = x2[j] - xi, dy = y2[j] - yi, d2 = dx * dx + dy * dy;
              if (d2 < R2 && j !== i) {
                cnt++; px += dx; py += dy; qx += vx2[j]; qy += vy2[j];
                if (d2 < S2) { const m = 1 / (d2 < D2 ? D2 : d2); sx -= dx * m; sy -= dy * m; }
              }
            }
          }
          let ax = 0, ay = 0, l, gx, gy, g;
          l = Math.sqrt(sx * sx + sy * sy);
          if (l > 0) { gx = sx / l * VMAX - vxi; gy = sy / l * VMAX - vyi; g = Math.sqrt(gx * gx + gy * gy); if (g > FMAX) { g = FMAX / g; gx *= g; gy *= g; } ax += gx * WS; ay += gy * WS; }
          l = Math.sqrt(qx * qx + qy * qy);
          if (l > 0) { gx = qx / l * VMAX - vxi; gy = qy / l * VMAX - vyi; g = Math.sqrt(gx * gx + gy * gy); if (g > FMAX) { g = FMAX / g; gx *= g; gy *= g; } ax += gx * WA; ay += gy * WA; }
          l = Math.sqrt(px * px + py * py);
          if (l > 0) { gx = px / l * VMAX - vxi; gy = py / l * VMAX - vyi; g = Math.sqrt(gx * gx + gy * gy); if (g > FMAX) { g = FMAX / g; gx *= g; gy *= g; } ax += gx * WC; ay += gy * WC; }
          const hsh = K.hash2(id2[i], t);
          ax += ((hsh & 0xffff) / 32768 - 1) * WN; ay += ((hsh >>> 16) / 32768 - 1) * WN;
          if (xi < WALL) ax += (1 - xi / WALL) * WW; else if (xi > w - WALL) ax -= (1 - (w - xi) / WALL) * WW;
          if (yi < WALL) ay += (1 - yi / WALL) * WW; else if (yi > h - WALL) ay -= (1 - (h - yi) / WALL) * WW;
          const a = Math.sqrt(ax * ax + ay * ay);
          if (a > FMAX) { ax *= FMAX / a; ay *= FMAX / a; }
          let nvx = vxi + ax, nvy = vyi + ay;
          const s = Math.sqrt(nvx * nvx + nvy * nvy);
          if (s > VMAX) { nvx *= VMAX / s; nvy *= VMAX / s; }
          let nx = xi + nvx, ny = yi + nvy;
          x[i] = nx < 0 ? 0 : nx > w ? w : nx; y[i] = ny < 0 ? 0 : ny > h ? h : ny; vx[i] = nvx; vy[i] = nvy;
        }
      }
    }
    const ti = id; id = id2; id2 = ti;      // x.. now holds the new state in cell order, ids follow
    t++;
  }
  return { step, x: i => x[i], y: i => y[i] };
}
