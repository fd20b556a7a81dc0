/**
 * The sandbox world's own dice: the same seed number and the same label give the same world on every machine. Each part
 * of the world throws its own dice (the label), so that a longer list of games does not change who the people are.
 * It decides nothing that a player could win or lose.
 */
export type Random = {
  /** A whole number from 0 up to, but not including, `bound`. */
  below(bound: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
};

/** FNV-1a: spreads a label over 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** sfc32: small, fast, and long enough in period for a few million throws. */
function sfc32(a: number, b: number, c: number): () => number {
  let counter = 1;
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}

export function createRandom(seedNumber: number, label: string): Random {
  const next = sfc32(seedNumber | 0, hashText(label), hashText(`${label}:${seedNumber}`));
  for (let warmUp = 0; warmUp < 15; warmUp += 1) next();
  const below = (bound: number): number => Math.floor((next() / 2 ** 32) * bound);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[below(list.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => next() / 2 ** 32 < probability,
    pick,
  };
}
