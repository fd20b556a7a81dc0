import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MOST_CASTS } from '#fishing/manifest.ts';
import { SEAS } from '#fishing/species.ts';
import { lotteryOf } from '#lottery/lotteries.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { simulateFishing } from './fishing.ts';
import { simulateLottery } from './lotteries.ts';
import { sigmasOf, type Played, type Seeds } from './sample.ts';
import { betsOfTable, SIMULATED_TABLES, simulateTable, type SimulatedTable } from './tables.ts';

const CHUNK = 2 ** 20;

/** Bytes as even as those of the house and many times as fast: each round has the next ones of a cipher that its seed is the key of. */
function seedsOf(clientSeed: string): Seeds {
  const serverSeed = '7d'.repeat(32);
  const key = createHash('sha256').update(`${serverSeed}:${clientSeed}`).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  let bytes = Buffer.alloc(0);
  let [round, begin, end] = [0, 0, 0];
  return {
    serverSeed,
    clientSeed,
    bytesOf: ({ nonce }, blocks) => {
      if (nonce !== round) [round, begin] = [nonce, end];
      end = begin + blocks * 32;
      if (end > bytes.length) {
        bytes = Buffer.concat([bytes.subarray(begin), cipher.update(Buffer.alloc(CHUNK))]);
        [begin, end] = [0, end - begin];
      }
      return bytes.subarray(begin, end);
    },
  };
}

/** Of these bets the ones that are three standard errors away or more. */
const tooFar = (played: readonly Played[], sigmas = 3): string[] =>
  played
    .filter((one) => !(sigmasOf(one) < sigmas))
    .map(
      (one) =>
        `${one.bet}: ${one.sample.mean.toFixed(4)} of ${one.exact.toFixed(4)}, ${sigmasOf(one).toFixed(1)} sigma`,
    );

const BETS = 1_000_000;

describe.each(Object.keys(SIMULATED_TABLES) as SimulatedTable[])('%s', (table) => {
  test('[GAM-03] a million bets on what committed seeds deal come back as counting says', async () => {
    const bets = betsOfTable(table);
    const rounds = Math.ceil(BETS / bets.length);
    const played = await simulateTable(table, { rounds, seeds: seedsOf(table) });
    expect(played.bets.map(({ bet, sample }) => [bet, sample.rounds])).toEqual(
      bets.map((bet) => [bet, rounds]),
    );
    expect(tooFar(played.bets)).toEqual([]);
    // A cloth has up to 157 spots, of which one is seldom far: a number that never comes is missed here alone.
    expect(tooFar(played.spots, 4)).toEqual([]);
  });
});

const DRAWS = 15_000;
describe.each([
  'five-1',
  'three-daily',
  'eleven-1',
  'pk10-1',
  'k3-1',
  'sea-4d',
  'north-daily',
  'central-daily',
])('%s', (name) => {
  test('[LOT-01] tickets on what committed minutes draw come back as counting says', async () => {
    const lottery = lotteryOf(`lottery.${name}`);
    if (!lottery) throw new Error('no such lottery');
    const played = await simulateLottery(lottery, {
      draws: DRAWS,
      seeds: seedsOf(name),
      chance: seededDraw(20_261_119),
    });
    expect(tooFar(played)).toEqual([]);
  });
});

describe.each(SEAS)('%s', (sea) => {
  test('a million casts come back as the rules say, whichever fish they are made at', async () => {
    const rounds = Math.ceil(BETS / 11 / MOST_CASTS);
    const played = await simulateFishing(sea, { rounds, seeds: seedsOf(sea) });
    expect(played).toHaveLength(11);
    expect(tooFar(played)).toEqual([]);
  });
});
