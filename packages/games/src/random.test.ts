import { createHash, createHmac } from 'node:crypto';
import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draw } from '#game.ts';
import { lineSlotRules } from '#line-slot/rules.ts';
import { commitmentOf, decideWith, drawFrom, makeServerSeed, roundBytes } from '#random.ts';

const SEEDS = { serverSeed: 'a'.repeat(64), clientSeed: 'monsoon', nonce: 7 };

const draws = (draw: Draw) => Array.from({ length: 500 }, (_, index) => draw.below(index + 1));

describe('committed randomness', () => {
  test('the commitment is the sha256 of the seed as text', async () => {
    const serverSeed = makeServerSeed();
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(await commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
  });

  test('the bytes equal an independent HMAC-SHA256 over clientSeed:nonce:counter', async () => {
    const expected = [0, 1, 2].map((counter) =>
      createHmac('sha256', SEEDS.serverSeed).update(`${SEEDS.clientSeed}:${SEEDS.nonce}:${counter}`).digest(),
    );
    expect(Buffer.from(await roundBytes(SEEDS, 3))).toEqual(Buffer.concat(expected));
  });

  test('a fixed vector: the stops of this round never change', async () => {
    const { outcome } = await decideWith(SEEDS, (draw) => lineSlotRules.decide({ stake: minor(500) }, draw));
    const bytes = createHmac('sha256', SEEDS.serverSeed).update('monsoon:7:0').digest();
    const stops = [0, 4, 8, 12, 16].map((offset) => bytes.readUInt32BE(offset) % 30);
    expect(outcome.base.stops).toEqual(stops);
    expect(stops).toEqual([1, 3, 26, 13, 5]);
  });

  test('a longer piece of the stream gives the same decision as a shorter one', async () => {
    const hungry = await decideWith(SEEDS, (draw) => Array.from({ length: 500 }, () => draw.below(1000)));
    const small = await decideWith(SEEDS, (draw) => Array.from({ length: 20 }, () => draw.below(1000)));
    expect(hungry.slice(0, 20)).toEqual(small);
  });

  test('bytes that are there at once give the same decision, without beginning anew', async () => {
    let runs = 0;
    const bytesOf = (seeds: typeof SEEDS, blocks: number) =>
      Buffer.concat(
        Array.from({ length: blocks }, (_, counter) =>
          createHmac('sha256', seeds.serverSeed)
            .update(`${seeds.clientSeed}:${seeds.nonce}:${counter}`)
            .digest(),
        ),
      );
    const atOnce = await decideWith(SEEDS, (draw) => ((runs += 1), draws(draw)), bytesOf);
    expect(atOnce).toEqual(await decideWith(SEEDS, draws));
    expect(runs).toBe(1);
  });

  test.each([
    ['later', undefined],
    ['at once', (_seeds: object, blocks: number) => new Uint8Array(32 * blocks)],
  ])('rules that never stop drawing are stopped, whether bytes come %s', async (_when, bytesOf) => {
    const greedy = decideWith(
      SEEDS,
      (draw) => {
        for (;;) draw.below(2);
      },
      bytesOf,
    );
    await expect(greedy).rejects.toThrow('more randomness');
  });
});

describe('whole numbers', () => {
  test('values in the uneven rest of the range are thrown away', () => {
    const top = drawFrom(Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 5]));
    expect(top.below(30)).toBe(5);
  });

  test('every number stays below its bound', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 64, maxLength: 64 }),
        fc.integer({ min: 1, max: 1000 }),
        (bytes, bound) => {
          const value = drawFrom(bytes).below(bound);
          expect(value >= 0 && value < bound).toBe(true);
        },
      ),
    );
  });

  test('30 stops over 240,000 draws pass a chi-square test', async () => {
    const seen = Array.from({ length: 30 }, () => 0);
    for (let nonce = 0; nonce < 240; nonce += 1) {
      const draw = drawFrom(await roundBytes({ ...SEEDS, nonce }, 125));
      for (let index = 0; index < 1000; index += 1) {
        const value = draw.below(30);
        seen[value] = (seen[value] ?? 0) + 1;
      }
    }
    const chiSquare = seen.reduce((sum, count) => sum + (count - 8000) ** 2 / 8000, 0);
    // 29 degrees of freedom: 58.3 is passed by chance once in a thousand runs, and this run is always the same.
    expect(chiSquare).toBeLessThan(58.3);
  });
});
