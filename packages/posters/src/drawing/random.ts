/** A seeded stream of numbers: the same seed draws the same picture on every machine, for ever. */
export type Random = {
  next(): number;
  range(low: number, high: number): number;
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/** FNV-1a with a final mix; four of them with different starts make the state of sfc32. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start >>> 0;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function sfc32(seed: string): () => number {
  let a = hashText(seed, 0x811c9dc5);
  let b = hashText(seed, 0x9e3779b9);
  let c = hashText(seed, 0x243f6a88);
  let d = 1;
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

export function createRandom(seed: string): Random {
  const next = sfc32(seed);
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error('pick() needs a list with at least one item');
    return item;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    const out: T[] = [];
    while (rest.length > 0) out.push(...rest.splice(int(0, rest.length - 1), 1));
    return out;
  };
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int,
    chance: (probability) => next() < probability,
    pick,
    shuffle,
  };
}
