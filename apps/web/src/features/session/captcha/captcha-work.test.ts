import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { workOut } from './captcha-work.ts';

test('[LOG-05] the proof of the machine begins with enough zero bits', async () => {
  const shares: number[] = [];
  const course = {
    signal: new AbortController().signal,
    onProgress: (share: number) => void shares.push(share),
  };
  const proof = await workOut({ challenge: 'field', zeroBits: 11 }, course);
  const hash = createHash('sha256').update(`field:${proof}`).digest();
  expect(hash.readUInt16BE(0) >> 5).toBe(0);
  expect(proof.length).toBeLessThanOrEqual(32);
  expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
});

test('[LOG-05] the work can be given up', async () => {
  const control = new AbortController();
  const working = workOut(
    { challenge: 'field', zeroBits: 60 },
    { signal: control.signal, onProgress: () => control.abort() },
  );
  await expect(working).rejects.toThrow('aborted');
});
