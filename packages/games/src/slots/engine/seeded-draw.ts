import type { Draw } from '#game.ts';

/**
 * A small seeded generator (sfc32) for simulations: a run can be repeated, and a test on it never fails by chance.
 * Real rounds draw from committed seeds (`random.ts`), never from this.
 */
export function seededDraw(seed: number): Draw {
  const state = Int32Array.of(0x9e3779b9, 0x243f6a88, seed, 1);
  const below = (bound: number): number => {
    const a = state[0] ?? 0;
    const b = state[1] ?? 0;
    const c = state[2] ?? 0;
    const counter = state[3] ?? 0;
    const sum = (a + b + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    state[3] = counter + 1;
    return ((sum >>> 0) * bound * 2 ** -32) | 0;
  };
  for (let warm = 0; warm < 16; warm += 1) below(1);
  return { below };
}
