import { makeClientSeed, makeServerSeed, roundBytes } from '@maidan/games/random.ts';
import { expect, test } from 'vitest';
import { roundBytesAtOnce } from './round-bytes.ts';

test.each([1, 2, 8])(
  'the bytes are those that anybody makes who checks the round (%i blocks)',
  async (blocks) => {
    const seeds = { serverSeed: makeServerSeed(), clientSeed: `${makeClientSeed()} ☂`, nonce: 41 };
    expect(Buffer.from(roundBytesAtOnce(seeds, blocks))).toEqual(
      Buffer.from(await roundBytes(seeds, blocks)),
    );
  },
);
