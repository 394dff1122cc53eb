// SPDX-License-Identifier: MIT
// Seed 1 as its author describes it: one object per fish, buckets = array of arrays that are re-used,
// clear + insert every frame, a callback per candidate, forces first, integration second.
import * as K from './workload.mjs';
class Fish { constructor(b) { this.x = b.x; this.y = b.y; this.vx = b.vx; this.vy = b.vy; this.ax = 0; this.ay = 0; } }
function steer(f, x, y, wgt) {                    // Reynolds: limit(unit(x,y)*vmax - v, fmax) * weight
  const l = Math.sqrt(x * x + y * y);
  if (l === 0) return;
  let gx = x / l * K.VMAX - f.vx, gy = y / l * K.VMAX - f.vy;
  const g = Math.sqrt(gx * gx + gy * gy);
  if (g > K.FMAX) { gx *= K.FMAX / g; gy *= K.FMAX / g; }
  f.ax += gx * wgt; f.ay += gy * wgt;
}
export function create(n, w, h) {
  const fish = K.birds(n, w, h).map(b => new Fish(b));
  const cols = Math.ceil(w / K.R), rows = Math.ceil(h / K.R);
  const buckets = Array.from({ length: cols * rows }, () => []);
  const clampi = (v, hi) => (v < 0 ? 0 : v > hi ? hi : v);
  function near(x, y, fn) {
    const cx = clampi(Math.floor(x / K.R), cols - 1), cy = clampi(Math.floor(y / K.R), rows - 1);
    for (let gy = cy - 1; gy <= cy + 1; gy++) {
      if (gy < 0 || gy >= rows) continue;
      for (let gx = cx - 1; gx <= cx + 1; gx++) {
        if (gx < 0 || gx >= cols) continue;
        const b = buckets[gy * cols + gx];
        for (let k = 0; k < b.length; k++) fn(b[k]);
      }
    }
  }
  let t = 0;
  function step() {
    for (let c = 0; c < buckets.length; c++) buckets[c].length = 0;
    for (let i = 0; i < n; i++) {
      const f = fish[i];
      buckets[clampi(Math.floor(f.y / K.R), rows - 1) * cols + clampi(Math.floor(f.x / K.R), cols - 1)].push(i);
    }
    for (let i = 0; i < n; i++) {
      const f = fish[i];
      let cnt = 0, px = 0, py = 0, qx = 0, qy = 0, sx = 0, sy = 0;
      near(f.x, f.y, j => {
        if (j === i) return;
        const o = fish[j], dx = o.x - f.x, dy = o.y - f.y, d2 = dx * dx + dy * dy;
        if (d2 >= K.R * K.R) return;
        cnt++; px += dx; py += dy; qx += o.vx; qy += o.vy;
        if (d2 < K.SEP * K.SEP) { const m = d2 < K.DMIN * K.DMIN ? K.DMIN * K.DMIN : d2; sx -= dx / m; sy -= dy / m; }
      });
      f.ax = 0; f.ay = 0;
      steer(f, sx, sy, K.W_SEP);
      if (cnt > 0) { steer(f, qx / cnt, qy / cnt, K.W_ALI); steer(f, px / cnt, py / cnt, K.W_COH); }
      let ax = f.ax, ay = f.ay;
      const hsh = K.hash2(i, t);
      ax += ((hsh & 0xffff) / 32768 - 1) * K.FMAX * K.W_NOISE;
      ay += ((hsh >>> 16) / 32768 - 1) * K.FMAX * K.W_NOISE;
      if (f.x < K.WALL) ax += (1 - f.x / K.WALL) * K.FMAX * K.W_WALL; else if (f.x > w - K.WALL) ax -= (1 - (w - f.x) / K.WALL) * K.FMAX * K.W_WALL;
      if (f.y < K.WALL) ay += (1 - f.y / K.WALL) * K.FMAX * K.W_WALL; else if (f.y > h - K.WALL) ay -= (1 - (h - f.y) / K.WALL) * K.FMAX * K.W_WALL;
      const a = Math.sqrt(ax * ax + ay * ay);
      if (a > K.FMAX) { ax *= K.FMAX / a; ay *= K.FMAX / a; }
      f.ax = ax; f.ay = ay;
    }
    for (let i = 0; i < n; i++) {
      const f = fish[i];
      f.vx += f.ax; f.vy += f.ay;
      const s = Math.sqrt(f.vx * f.vx + f.vy * f.vy);
      if (s > K.VMAX) { f.vx *= K.VMAX / s; f.vy *= K.VMAX / s; }
      f.x += f.vx; f.y += f.vy;
      f.x = f.x < 0 ? 0 : f.x > w ? w : f.x; f.y = f.y < 0 ? 0 : f.y > h ? h : f.y;
    }
    t++;
  }
  return { step, x: i => fish[i].x, y: i => fish[i].y };
}
