import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { describe, expect, test } from 'vitest';
import { plugRules } from '#game.ts';
import { seededDraw } from './engine/seeded-draw.ts';
import { figuresOf } from './figures/stated-figures.ts';
import { SLOT_MODELS } from './models/slot-models.ts';
import { linesOf, slotRules, type SlotTitle } from './rules.ts';

const model = SLOT_MODELS.find(({ code }) => code === 'sticky-20') ?? SLOT_MODELS[0];
if (!model) throw new Error('no models');
const price = model.settings['96'].buyUnits ?? 0;
const TITLE: SlotTitle = {
  code: 'a-title',
  model,
  rtp: '96',
  stakeSteps: [minor(100), minor(500)],
  defaultStake: minor(100),
};

describe('refusals', () => {
  const { bet } = slotRules(TITLE);

  test.each(['0.00', '1.01', '0.20', '6.00', '-1.00', '1', '1e2', ''])('a stake of "%s"', (stake) => {
    expect(bet.safeParse({ stake }).success).toBe(false);
  });

  test('anything beside stake and buy', () => {
    expect(bet.safeParse({ stake: '1.00', rtp: '97' }).success).toBe(false);
    expect(bet.safeParse({ stake: '1.00', buy: 'yes' }).success).toBe(false);
  });

  test('a bought feature where none is sold', () => {
    const unsold = SLOT_MODELS.find(({ features }) => !features.buy) ?? model;
    const rules = slotRules({ ...TITLE, model: unsold, stakeSteps: [minor(1000)] });
    expect(rules.bet.safeParse({ stake: '10.00', buy: true }).success).toBe(false);
    expect(rules.bet.safeParse({ stake: '10.00', buy: false }).success).toBe(true);
  });

  test('stakes that do not divide over the units', () => {
    expect(() => slotRules({ ...TITLE, stakeSteps: [minor(101)] })).toThrow('multiples of 20');
    expect(() => slotRules({ ...TITLE, stakeSteps: [] })).toThrow(RangeError);
  });
});

test('the stake scales the win and nothing else', () => {
  const rules = slotRules(TITLE);
  const [one, five] = [seededDraw(8), seededDraw(8)];
  for (let round = 0; round < 500; round += 1) {
    const small = rules.decide(rules.bet.parse({ stake: '1.00' }), one);
    const large = rules.decide(rules.bet.parse({ stake: '5.00' }), five);
    expect(large.outcome).toEqual(small.outcome);
    expect(large.win).toBe(small.win * 5n);
    expect(small.win).toBe(BigInt(small.outcome.units) * 5n);
  }
});

test('a bought feature costs its price at the chosen stake, and pays by that stake', () => {
  const rules = plugRules(slotRules(TITLE));
  const bet = { stake: '1.00', buy: true };
  expect(rules.stakeOf(bet)).toBe(BigInt(price) * 5n);
  expect([rules.isBought(bet), rules.isBought({ stake: '1.00' })]).toEqual([true, false]);
  const { stake, win, outcome } = rules.decide(bet, seededDraw(9));
  expect(stake).toBe(BigInt(price) * 5n);
  expect(outcome).toMatchObject({ bought: true, units: Number(win / 5n) });
});

test('[CAT-06] what a list says of a title is read from its model', () => {
  for (const one of SLOT_MODELS) {
    const stake = minor(one.betUnits);
    const { manifest } = slotRules({
      ...TITLE,
      model: one,
      rtp: '94',
      stakeSteps: [stake],
      defaultStake: stake,
    });
    expect(manifest.rtpBasisPoints).toBe(figuresOf(one, '94').rtpBasisPoints);
    expect(manifest.lines).toBe(linesOf(one));
    expect(formatMoneyText(manifest.stakeSteps[0] ?? minor(0))).toBe(formatMoneyText(stake));
  }
  expect(slotRules(TITLE).manifest.features).toEqual(['free-spins', 'buy-in']);
  const storm = SLOT_MODELS.find(({ code }) => code === 'storm-6x5') ?? model;
  expect(slotRules({ ...TITLE, model: storm }).manifest.features).toEqual([
    'free-spins',
    'multiplier',
    'cascade',
    'buy-in',
  ]);
  const lines = new Set(SLOT_MODELS.map(linesOf));
  for (const count of [5, 10, 20, 25, 40, 50, 27, 243, 1024, 4096]) expect(lines).toContain(count);
});
