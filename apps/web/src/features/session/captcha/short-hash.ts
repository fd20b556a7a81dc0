/**
 * SHA-256 of a text that fits one block (55 bytes), and of that only the first two words: enough to count leading zero
 * bits. The browser's own digest is a promise for every try, which makes a search of tens of thousands ten times slower.
 */
const ROUNDS = 64;
const LONGEST = 55;
/** Fractions of the cube roots and square roots of the first primes, as the standard makes them. */
const PRIMES = firstPrimes(ROUNDS);
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Uint32Array(ROUNDS);

export function leadingZeroBits(text: string): number {
  const [first, second] = firstWords(text);
  return first === 0 ? 32 + Math.clz32(second) : Math.clz32(first);
}

function firstWords(text: string): [number, number] {
  fillSchedule(text);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + at(CONSTANTS, round) + at(schedule, round)) | 0;
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  return [(at(START, 0) + a) >>> 0, (at(START, 1) + b) >>> 0];
}

/** The text, one set bit, and its length in bits at the end of the block; then the words that follow from these. */
function fillSchedule(text: string): void {
  if (text.length > LONGEST) throw new RangeError('the text does not fit one block');
  schedule.fill(0);
  for (let index = 0; index <= text.length; index += 1) {
    const byte = index === text.length ? 0x80 : text.charCodeAt(index) & 0xff;
    schedule[index >> 2] = at(schedule, index >> 2) | (byte << (24 - (index & 3) * 8));
  }
  schedule[15] = text.length * 8;
  for (let word = 16; word < ROUNDS; word += 1) {
    const older = at(schedule, word - 15);
    const newer = at(schedule, word - 2);
    const small0 = turn(older, 7) ^ turn(older, 18) ^ (older >>> 3);
    const small1 = turn(newer, 17) ^ turn(newer, 19) ^ (newer >>> 10);
    schedule[word] = at(schedule, word - 16) + small0 + at(schedule, word - 7) + small1;
  }
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next += 1) {
    if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  }
  return primes;
}
