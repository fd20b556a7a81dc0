/** Sets of places in a list, 32 to a word: narrowing 20,000 games by five filters is a few thousand machine steps. */
export type Bits = Uint32Array;

const WORD = 32;

export function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / WORD));
}

export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** What all of these have in common. */
export function inAll([first, ...others]: readonly Bits[]): Bits {
  if (first === undefined) throw new RangeError('in all of none is everything, and of no size');
  const result = first.slice();
  for (const bits of others) {
    for (let word = 0; word < result.length; word += 1)
      result[word] = (result[word] ?? 0) & (bits[word] ?? 0);
  }
  return result;
}

export function inAny(sets: readonly Bits[]): Bits {
  const result = new Uint32Array(sets[0]?.length ?? 0);
  for (const bits of sets) {
    for (let word = 0; word < result.length; word += 1)
      result[word] = (result[word] ?? 0) | (bits[word] ?? 0);
  }
  return result;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += ones(word);
  return count;
}

/** The places from the `after`-th on, at most `size` of them; whole words before them are only counted. */
export function placesFrom(bits: Bits, after: number, size: number): number[] {
  const places: number[] = [];
  let skip = after;
  for (const [index, word] of bits.entries()) {
    const count = ones(word);
    if (count <= skip) {
      skip -= count;
      continue;
    }
    for (let rest = word; rest !== 0 && places.length < size; rest &= rest - 1) {
      if (skip > 0) skip -= 1;
      else places.push(index * WORD + (31 - Math.clz32(rest & -rest)));
    }
    if (places.length === size) break;
  }
  return places;
}

/** The number of ones in a word, counted in pairs, fours and bytes at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
