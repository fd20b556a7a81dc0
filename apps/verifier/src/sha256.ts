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

/** The message as whole blocks, when `before` bytes of it were hashed already. */
function padded(message: Uint8Array, before = 0): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  const bits = (before + message.length) * 8;
  view.setUint32(length - 8, Math.floor(bits / RANGE));
  view.setUint32(length - 4, bits);
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
  // One by one: taken apart at once, the words would be asked for by an iterator, for every block.
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
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
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

/** Goes on from a state that came of `before` bytes. */
function digestFrom(begun: Uint32Array, message: Uint8Array, before: number): Uint8Array {
  const view = padded(message, before);
  const state = begun.slice();
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    schedule(view, offset);
    compress(state);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 8; index += 1) digest.setUint32(index * 4, state[index] ?? 0);
  return new Uint8Array(digest.buffer);
}

export const sha256 = (message: Uint8Array): Uint8Array => digestFrom(INITIAL, message, 0);

/** HMAC under one key, whose own two blocks are hashed once for all messages. Keys here are never longer than a block. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  if (key.length > BLOCK) throw new RangeError('a key of at most 64 bytes');
  const [inner, outer] = [keyed(key, 0x36), keyed(key, 0x5c)];
  return (message) => digestFrom(outer, digestFrom(inner, message, BLOCK), BLOCK);
}

function keyed(key: Uint8Array, filler: number): Uint32Array {
  const block = new Uint8Array(BLOCK).fill(filler);
  key.forEach((byte, index) => (block[index] = byte ^ filler));
  const state = INITIAL.slice();
  schedule(new DataView(block.buffer), 0);
  compress(state);
  return state;
}
