// SPDX-License-Identifier: MIT
// Shared workload for every free-flight / formation row.
// All rows of one table start from the same birds: xorshift32, seed 0x9E3779B9 ^ n.
export const R = 48, SEP = 16, DMIN = 6;
export const W_SEP = 1.6, W_ALI = 1.0, W_COH = 0.9;
export const VMAX = 3.2, FMAX = 0.19;
export const WALL = 80, W_WALL = W_SEP / 3, W_NOISE = W_SEP / 5;

export function rng(seed) {
  let s = seed >>> 0 || 1;
  return () => {            // uniform in [0,1), 24 bits, exact in float32
    s ^= s << 13; s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5; s >>>= 0;
    return (s >>> 8) * (1 / 16777216);
  };
}
export function worldOf(n, mode) {   // 'const': density of 2000 birds in 1920x1080; 'fixed': 1920x1080
  const k = mode === 'fixed' ? 1 : Math.sqrt(n / 2000);
  return { w: 1920 * k, h: 1080 * k };
}
export function birds(n, w, h) {
  const r = rng(0x9E3779B9 ^ n), a = [];
  for (let i = 0; i < n; i++) {
    const x = r() * w, y = r() * h, vx = (r() * 2 - 1) * 2, vy = (r() * 2 - 1) * 2;
    a.push({ x, y, vx, vy });
  }
  return a;
}
// counter based noise: same integers in JS, C++ and wasm
export function hash2(i, t) {
  let h = (Math.imul(i, 0x9E3779B1) ^ Math.imul(t, 0x85EBCA77)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7FEB352D);
  h = Math.imul(h ^ (h >>> 15), 0x846CA68B);
  return (h ^ (h >>> 16)) >>> 0;
}
// mean number of neighbours inside R (exact, by grid) - printed next to every time
export function meanNeighbours(xs, ys, n, w, h) {
  const cols = Math.max(1, Math.ceil(w / R)), rows = Math.max(1, Math.ceil(h / R));
  const head = new Int32Array(cols * rows).fill(-1), next = new Int32Array(n);
  const cell = (x, y) => Math.min(cols - 1, Math.max(0, Math.floor(x / R))) + cols * Math.min(rows - 1, Math.max(0, Math.floor(y / R)));
  for (let i = 0; i < n; i++) { const c = cell(xs(i), ys(i)); next[i] = head[c]; head[c] = i; }
  let sum = 0;
  const stride = Math.max(1, Math.floor(n / 20000)); let m = 0;
  for (let i = 0; i < n; i += stride) {
    m++;
    const x = xs(i), y = ys(i), c = cell(x, y), cx = c % cols, cy = (c - cx) / cols;
    for (let gy = Math.max(0, cy - 1); gy <= Math.min(rows - 1, cy + 1); gy++)
      for (let gx = Math.max(0, cx - 1); gx <= Math.min(cols - 1, cx + 1); gx++)
        for (let j = head[gy * cols + gx]; j >= 0; j = next[j]) {
          const dx = xs(j) - x, dy = ys(j) - y;
          if (j !== i && dx * dx + dy * dy < R * R) sum++;
        }
  }
  return sum / m;
}
export const quantile = (a, q) => { const s = Float64Array.from(a).sort(); return s[Math.min(s.length - 1, Math.floor(q * s.length))]; };
