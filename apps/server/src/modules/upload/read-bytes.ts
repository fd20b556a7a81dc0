import type { Readable } from 'node:stream';
import { PICTURE_MAX_BYTES } from '@maidan/contract/upload/picture.ts';
import { Refusal } from '#refusals/refusal.ts';

/** Counts while it reads, whatever the sender said about the length, and stops at the first byte too many. */
export async function readBytes(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Left open when it is cut short: the sender should still read why.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new Refusal('BAD_REQUEST');
      length += chunk.length;
      if (length > PICTURE_MAX_BYTES) throw new Refusal('PICTURE_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The sender went away, or sent less than it announced.
    throw new Refusal('BAD_REQUEST', { cause: error });
  }
  return Buffer.concat(chunks, length);
}
