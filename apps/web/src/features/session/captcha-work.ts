type Work = { challenge: string; zeroBits: number };
type Course = { signal: AbortSignal; onProgress: (share: number) => void };

/** Small enough that the page stays alive between two of them. */
const BATCH = 256;

/**
 * T22, for whoever cannot read the picture: the machine searches a text whose hash begins with enough zero bits. The
 * hashing is the browser's own and runs beside the page.
 */
export async function workOut(
  { challenge, zeroBits }: Work,
  { signal, onProgress }: Course,
): Promise<string> {
  const expected = 2 ** zeroBits;
  for (let start = 0; ; start += BATCH) {
    signal.throwIfAborted();
    // Each batch waits for the one before it: that is what leaves room for the page.
    // oxlint-disable-next-line no-await-in-loop
    const found = await firstThatFits(challenge, start, zeroBits);
    if (found !== undefined) return found;
    // How likely it was to be done by now: it moves fast at first and never claims to be finished.
    onProgress(1 - Math.exp(-(start + BATCH) / expected));
  }
}

async function firstThatFits(
  challenge: string,
  start: number,
  zeroBits: number,
): Promise<string | undefined> {
  const texts = Array.from({ length: BATCH }, (_, index) => (start + index).toString(36));
  const hashes = await Promise.all(
    texts.map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${challenge}:${text}`))),
  );
  const at = hashes.findIndex((hash) => leadingZeroBits(new Uint8Array(hash)) >= zeroBits);
  return at === -1 ? undefined : texts[at];
}

function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0;
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
