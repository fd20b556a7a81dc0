/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), written out so that a verifier shares nothing with the code that made the rounds, and
 * so that it also runs in a page opened from a file.
 */
const BLOCK = 64;
const RANGE = 2 ** 32;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}

const fractionBits = (value: number): number => Math.floor((value - Math.floor(value)) * RANGE) >>> 0;
const PRIMES = firstPrimes(64);
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Filled anew for every block: a round may hash hundreds of them. */
const words = new Uint32Array(64);
const at = (index: number): number => words[index] ?? 0;

function schedule(view: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const low = at(index - 15);
    const high = at(index - 2);
    const small = rotate(low, 7) ^ rotate(low, 18) ^ (low >>> 3);
    const large = rotate(high, 17) ^ rotate(high, 19) ^ (high >>> 10);
    words[index] = at(index - 16) + small + at(index - 7) + large;
  }
}

function compress(state: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const one = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + one + choice + (CONSTANTS[index] ?? 0) + (words[index] ?? 0)) | 0;
    const zero = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + zero + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = INITIAL.slice();
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    schedule(view, offset);
    compress(state);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** Keys here are never longer than a block. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  if (key.length > BLOCK) throw new RangeError('a key of at most 64 bytes');
  const pad = (filler: number): Uint8Array =>
    Uint8Array.from({ length: BLOCK }, (_, index) => (key[index] ?? 0) ^ filler);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
