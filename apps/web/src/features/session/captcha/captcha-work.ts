import { leadingZeroBits } from './short-hash.ts';

type Work = { challenge: string; zeroBits: number };
type Course = { signal: AbortSignal; onProgress: (share: number) => void };

/** Short enough that a finger on the page is answered between two of them. */
const SLICE_MS = 16;
const TRIES_BETWEEN_LOOKS = 64;

/**
 * T22, for whoever cannot read the picture: the machine searches a text whose hash begins with enough zero bits, in
 * slices that leave the page alive.
 */
export async function workOut(
  { challenge, zeroBits }: Work,
  { signal, onProgress }: Course,
): Promise<string> {
  const expected = 2 ** zeroBits;
  for (let next = 0; ;) {
    signal.throwIfAborted();
    const slice = searchFrom(challenge, zeroBits, next);
    if (slice.found !== undefined) return slice.found;
    next = slice.next;
    // How likely it was to be done by now: it moves fast at first and never claims to be finished.
    onProgress(1 - Math.exp(-next / expected));
    // Each slice waits for the page to have had its turn.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function searchFrom(challenge: string, zeroBits: number, from: number): { found?: string; next: number } {
  const until = performance.now() + SLICE_MS;
  let next = from;
  do {
    for (const last = next + TRIES_BETWEEN_LOOKS; next < last; next += 1) {
      const text = next.toString(36);
      if (leadingZeroBits(`${challenge}:${text}`) >= zeroBits) return { found: text, next };
    }
  } while (performance.now() < until);
  return { next };
}
