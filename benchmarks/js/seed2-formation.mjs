// SPDX-License-Identifier: MIT
// Seed 2 formation: spring 0.004 + 0.05 k^2, damping 0.84 - 0.06 k, k from progress and per-bird delay, hover orbit 0.06.
// variant 'objects' = one object per bird (as in the text); 'typed' = Float32Array per field.
import * as K from './workload.mjs';
class Bird { constructor(b, tx, ty, delay, phase) { this.x = b.x; this.y = b.y; this.vx = b.vx; this.vy = b.vy; this.tx = tx; this.ty = ty; this.delay = delay; this.phase = phase; } }
export function create(n, w, h, variant = 'objects') {
  const r = K.rng(77 ^ n), base = K.birds(n, w, h).map((b, i) => new Bird(b, r() * w, r() * h, i / n, r() * 6.2831853));
  let t = 0;
  if (variant === 'objects') {
    return {
      step() {
        const p = Math.min(1, t / 84), ms = t * (1000 / 60);
        for (let i = 0; i < n; i++) {
          const b = base[i];
          let k = (p - b.delay * 0.55) / 0.45; k = k < 0 ? 0 : k > 1 ? 1 : k;
          const spring = 0.004 + 0.05 * k * k, damp = 0.84 - 0.06 * k;
          b.vx = (b.vx + (b.tx - b.x) * spring + Math.cos(ms / 400 + b.phase) * 0.06) * damp;
          b.vy = (b.vy + (b.ty - b.y) * spring + Math.sin(ms / 470 + b.phase) * 0.06) * damp;
          b.x += b.vx; b.y += b.vy;
        }
        t++;
      }, x: i => base[i].x, y: i => base[i].y };
  }
  const f = k => Float32Array.from(base, b => b[k]);
  const x = f('x'), y = f('y'), vx = f('vx'), vy = f('vy'), tx = f('tx'), ty = f('ty'), delay = f('delay'), phase = f('phase');
  return {
    step() {
      const p = Math.min(1, t / 84), ms = t * (1000 / 60), a = ms / 400, b = ms / 470;
      for (let i = 0; i < n; i++) {
        let k = (p - delay[i] * 0.55) / 0.45; k = k < 0 ? 0 : k > 1 ? 1 : k;
        const spring = 0.004 + 0.05 * k * k, damp = 0.84 - 0.06 * k, ph = phase[i];
        const nvx = (vx[i] + (tx[i] - x[i]) * spring + Math.cos(a + ph) * 0.06) * damp;
        const nvy = (vy[i] + (ty[i] - y[i]) * spring + Math.sin(b + ph) * 0.06) * damp;
        vx[i] = nvx; vy[i] = nvy; x[i] += nvx; y[i] += nvy;
      }
      t++;
    }, x: i => x[i], y: i => y[i] };
}
