import { createHash, createHmac } from 'node:crypto';
import { minor } from '@maidan/contract/money.ts';
import { describe, expect, test } from 'vitest';
import { commitmentOf, makeServerSeed } from '#random.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { flightOf, verifyFlights } from './chain.ts';
import {
  ALL_FLIGHTS,
  AT_ONCE,
  breakingPoint,
  breaksAfter,
  CRASH,
  flightsReaching,
  isStake,
  multiplierAfter,
  payout,
} from './crash.ts';

const drawing = (drawn: bigint) => {
  const halves = [Number(drawn >> 26n), Number(drawn & (2n ** 26n - 1n))];
  return { below: () => halves.shift() ?? 0 };
};

describe('the return', () => {
  test('is what is stated at every multiplier, to one in 2^52 flights', () => {
    const stated = BigInt(CRASH.rtpBasisPoints / 100) * ALL_FLIGHTS;
    const wrong = [];
    for (let x = 100; x <= CRASH.capHundredths; x += 1) {
      const returned = BigInt(x) * flightsReaching(x);
      if (returned > stated || stated - returned >= BigInt(x)) wrong.push(x);
    }
    expect(wrong).toEqual([]);
  });

  test('comes of the draw: the last that reaches a multiplier does, the next does not', () => {
    for (const x of [100, 101, 150, 200, 999, 12_345, CRASH.capHundredths]) {
      // v is 2^52 less what was drawn: the smaller v, the further it flies.
      const furthest = ALL_FLIGHTS - flightsReaching(x);
      expect(breakingPoint(drawing(furthest))).toBeGreaterThanOrEqual(x);
      expect(breakingPoint(drawing(furthest - 1n))).toBeLessThan(x);
    }
    expect(breakingPoint(drawing(0n))).toBe(AT_ONCE);
    expect(breakingPoint(drawing(ALL_FLIGHTS - 1n))).toBe(CRASH.capHundredths);
  });

  test('of a million flights lies within three deviations', () => {
    const draw = seededDraw(20_261_118);
    const target = 200;
    const rounds = 1_000_000;
    let won = 0;
    for (let round = 0; round < rounds; round += 1) if (breakingPoint(draw) >= target) won += 1;
    const chance = Number(flightsReaching(target)) / Number(ALL_FLIGHTS);
    const deviation = Math.sqrt(rounds * chance * (1 - chance));
    expect(Math.abs(won - rounds * chance)).toBeLessThan(3 * deviation);
  });
});

describe('G2: the clock', () => {
  test('lets whoever leaves before it breaks go with what they saw, and nobody after', () => {
    for (const point of [100, 101, 102, 137, 200, 999, 4_321, CRASH.capHundredths]) {
      const end = breaksAfter(point);
      expect(multiplierAfter(end - 1)).toBeLessThanOrEqual(point);
      expect(multiplierAfter(end)).toBeGreaterThan(point);
    }
    expect(breaksAfter(AT_ONCE)).toBe(0);
  });

  test('only ever rises', () => {
    let falls = 0;
    for (let ms = 1; ms < 120_000; ms += 1) if (multiplierAfter(ms) < multiplierAfter(ms - 1)) falls += 1;
    expect(falls).toBe(0);
    expect([multiplierAfter(-5), multiplierAfter(0)]).toEqual([100, 100]);
  });
});

test('every stake that may be chosen pays whole minor units at every multiplier', () => {
  const stakes = [100n, 300n, 49_900n, 50_000n];
  expect(stakes.every((stake) => isStake(stake) && stake % 100n === 0n)).toBe(true);
  for (const stake of [0n, -100n, 99n, 150n, 50_100n]) expect(isStake(stake)).toBe(false);
  expect(payout(1_000n, 237)).toBe(minor(2_370));
});

describe('G1: a chain', () => {
  const salt = 'b'.repeat(64);
  const links: string[] = [];
  const build = async () => {
    links.length = 0;
    links.push(makeServerSeed());
    for (let count = 0; count < 20; count += 1) links.unshift(await commitmentOf(links[0] ?? ''));
  };
  const flights = () =>
    Promise.all(
      links.slice(1).map(async (link, index) => {
        const flight = { number: index + 1, link, salt };
        return { ...flight, brokeAt: await flightOf(flight) };
      }),
    );

  test('can be computed again from what is public, without this code', async () => {
    await build();
    for (const { link, number, brokeAt } of await flights()) {
      const bytes = createHmac('sha256', link).update(`${salt}:${number}:0`).digest();
      const v =
        2n ** 52n -
        ((BigInt(bytes.readUInt32BE(0)) % 2n ** 26n) * 2n ** 26n +
          (BigInt(bytes.readUInt32BE(4)) % 2n ** 26n));
      const expected = (99n * 2n ** 52n) / v;
      expect(BigInt(brokeAt)).toBe(expected > 100_000n ? 100_000n : expected);
      expect(createHash('sha256').update(link).digest('hex')).toBe(links[number - 1]);
    }
  });

  test('is checked by the page: a link, a point or an order that was changed is found', async () => {
    await build();
    const [commitment = ''] = links;
    const real = await flights();
    const verdict = async (list: typeof real) =>
      (await verifyFlights(commitment, list)).every(({ isRight }) => isRight);
    expect(await verdict(real)).toBe(true);
    const [first, second] = real;
    if (!first || !second) throw new Error('the flights are missing');
    expect(await verdict([{ ...first, brokeAt: first.brokeAt + 1 }])).toBe(false);
    expect(await verdict([{ ...first, link: makeServerSeed() }])).toBe(false);
    expect(await verdict([{ ...second, number: 1 }])).toBe(false);
    expect(await verdict([{ ...first, salt: 'c'.repeat(64) }])).toBe(
      first.brokeAt === (await flightOf({ ...first, salt: 'c'.repeat(64) })),
    );
  });
});
