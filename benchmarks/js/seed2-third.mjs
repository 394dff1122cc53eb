// SPDX-License-Identifier: MIT
// Seed 2 free flight: no grid, every bird looks at one third of the flock (index i%3, i%3+3, ...), O(n^2)/3.
// Constants from the text where it gives them (0.05, 0.0012, 0.03); radii taken from seed 1 so that rows compare.
import * as K from './workload.mjs';
class Bird { constructor(b, i) { this.x = b.x; this.y = b.y; this.vx = b.vx; this.vy = b.vy; this.nvx = 0; this.nvy = 0; this.seed = (K.hash2(i, 7) / 4294967296) * 6.2831853; } }
export function create(n, w, h) {
  const B = K.birds(n, w, h).map((b, i) => new Bird(b, i));
  let t = 0; const weight = 1, MIN = 1.2, MAX = K.VMAX, R2 = K.R * K.R, S2 = K.SEP * K.SEP;
  function step() {
    const tm = t / 60, cxw = w * (0.5 + 0.3 * Math.sin(tm * 0.31)), cyw = h * (0.5 + 0.3 * Math.sin(tm * 0.23 + 1));
    for (let i = 0; i < n; i++) {
      const b = B[i];
      let cnt = 0, alx = 0, aly = 0, cox = 0, coy = 0, sx = 0, sy = 0;
      for (let j = i % 3; j < n; j += 3) {
        if (j === i) continue;
        const o = B[j], dx = o.x - b.x, dy = o.y - b.y, d2 = dx * dx + dy * dy;
        if (d2 < R2) { cnt++; alx += o.vx; aly += o.vy; cox += o.x; coy += o.y; if (d2 < S2) { sx -= dx; sy -= dy; } }
      }
      let vx = b.vx, vy = b.vy;
      if (cnt) {
        vx += ((alx / cnt - b.vx) * 0.05 + (cox / cnt - b.x) * 0.0012 + sx * 0.03) * weight;
        vy += ((aly / cnt - b.vy) * 0.05 + (coy / cnt - b.y) * 0.0012 + sy * 0.03) * weight;
      }
      const q = 0.02 * (Math.sin(tm * 0.9 + b.seed) + Math.sin(tm * 1.7 + b.seed * 2.3) + Math.sin(tm * 2.9 + b.seed * 3.1)), c = Math.cos(q), s = Math.sin(q);
      const rx = vx * c - vy * s, ry = vx * s + vy * c;
      vx = rx + 0.01 * Math.sin(b.y * 0.004 + tm * 0.3) * weight + (cxw - b.x) * 0.00002 * weight;
      vy = ry + 0.01 * Math.sin(b.x * 0.004 + tm * 0.4) * weight + (cyw - b.y) * 0.00002 * weight;
      const sp = Math.sqrt(vx * vx + vy * vy) || 1, k = sp < MIN ? MIN / sp : sp > MAX ? MAX / sp : 1;
      b.nvx = vx * k; b.nvy = vy * k;
    }
    for (let i = 0; i < n; i++) { const b = B[i]; b.vx = b.nvx; b.vy = b.nvy; b.x += b.vx; b.y += b.vy; if (b.x < 0 || b.x > w) b.vx = -b.vx; if (b.y < 0 || b.y > h) b.vy = -b.vy; b.x = Math.min(w, Math.max(0, b.x)); b.y = Math.min(h, Math.max(0, b.y)); }
    t++;
  }
  return { step, x: i => B[i].x, y: i => B[i].y };
}
