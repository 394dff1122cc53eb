// SPDX-License-Identifier: MIT
// node run.mjs KERNEL N [world=const|fixed] [regime=uniform|first600|settled|N:M] [maxSeconds=15]
//   uniform  : 5 x (fresh uniform birds, steps 1..20)      - same neighbour count for every rule set, use it against peers
//   first600 : steps 1..600 from uniform                   - seed 1's own protocol ("600 frames, median and p95")
//   settled  : 600 steps unmeasured, then 100              - clumped flock, about 45 neighbours with seed 1's weights
// prints: kernel n world regime steps ns/bird-step(median) min p95 steps/s neighbours(start>end)
import * as K from './workload.mjs';
const [kernel, ns, world = 'const', regime = 'uniform', maxs = '15'] = process.argv.slice(2);
const n = +ns, { w, h } = K.worldOf(n, world);
const mods = { 'seed1-objects': './seed1-objects.mjs', 'seed1-typed': './seed1-typed.mjs', 'seed2-third': './seed2-third.mjs', 'form-objects': './seed2-formation.mjs', 'form-typed': './seed2-formation.mjs' };
const mod = await import(mods[kernel]), form = kernel.startsWith('form');
const mk = () => form ? mod.create(n, w, h, kernel.slice(5)) : mod.create(n, w, h);
const now = () => Number(process.hrtime.bigint());
{ const s = mk(), t0 = now(); let c = 0; while (now() - t0 < 4e8 || (c < 30 && now() - t0 < 3e9)) { s.step(); c++; } }   // JIT warm-up, thrown away
const plan = { uniform: [5, 0, 20], first600: [1, 0, 600], settled: [1, 600, 100] }[regime] || [1, ...regime.split(':').map(Number)];
const ts = [], T0 = now(), left = () => now() - T0 < +maxs * 1e9; let nb = '';
for (let r = 0; r < plan[0] && (r === 0 || left()); r++) {
  const s = mk();
  for (let i = 0; i < plan[1]; i++) s.step();
  const a0 = form || r ? 0 : K.meanNeighbours(s.x, s.y, n, w, h);
  for (let i = 0; i < plan[2] && (i < 3 || left()); i++) { const a = now(); s.step(); ts.push(now() - a); }
  if (!form && !r) nb = a0.toFixed(1) + '>' + K.meanNeighbours(s.x, s.y, n, w, h).toFixed(1);
}
const med = K.quantile(ts, 0.5), mn = Math.min(...ts), p95 = K.quantile(ts, 0.95);
console.log([kernel, n, world, regime, ts.length, (med / n).toFixed(2), (mn / n).toFixed(2), (p95 / n).toFixed(2), (1e9 / med).toFixed(1), nb].join('\t'));
