import { describe, expect, test } from 'vitest';
import { buildMachine } from '#slots/engine/machine.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { RTP_SETTINGS, type RtpSetting, type SlotModel } from '#slots/model/model.ts';
import { SLOT_MODELS } from '#slots/models/slot-models.ts';
import { isExact } from '#slots/theory/exact-return.ts';
import { volatilityOf } from './figures.ts';
import { exactFigures, ringFigures } from './measure.ts';
import { simulateRounds } from './simulate.ts';
import { figuresOf } from './stated-figures.ts';

/**
 * The generator's seed is fixed: with chance in it, one run in a few would find one of so many figures outside three
 * sigma, and a test that fails now and then is soon believed no more. `npm run bench -- rtp` plays other rounds. Each model has a seed of its own: two of the same
 * shape would share their luck.
 */
const FIRST_SEED = 16_111_826;
/** A million of each simulated model in each setting, and fewer where the return is exact anyway. */
const ROUNDS = 1_000_000;
const ROUNDS_OF_EXACT = 150_000;

const EACH = SLOT_MODELS.map((model) => [model.code, model] as const);
const EXACT = EACH.filter(([, model]) => isExact(model));
const SIMULATED = EACH.filter(([, model]) => !isExact(model)).flatMap(([code, model]) =>
  RTP_SETTINGS.map((rtp) => [code, rtp, model] as const),
);

describe('[CAT-06] stated figures', () => {
  test('at least 24 models, with a name each, in all three kinds of volatility', () => {
    expect(SLOT_MODELS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(SLOT_MODELS.map(({ code }) => code)).size).toBe(SLOT_MODELS.length);
    const kinds = SLOT_MODELS.map((model) => volatilityOf(figuresOf(model, '96')));
    for (const kind of ['low', 'medium', 'high'])
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(4);
  });

  test.each(EACH)('%s returns about what its settings are called, bought or not', (_code, model) => {
    for (const rtp of RTP_SETTINGS) {
      const { rtpBasisPoints, bought = { rtp: Number(rtp) / 100 } } = figuresOf(model, rtp);
      expect(Math.abs(rtpBasisPoints - Number(rtp) * 100)).toBeLessThanOrEqual(50);
      expect(Math.abs(bought.rtp * 100 - Number(rtp))).toBeLessThanOrEqual(1);
    }
  });

  test.each(EXACT)('%s: what is exact is computed again', (_code, model) => {
    for (const rtp of RTP_SETTINGS) {
      const onStrips = model.settings[rtp].strips ? ringFigures(model, rtp) : { maxWin: model.maxWin };
      expect(figuresOf(model, rtp)).toMatchObject({ ...exactFigures(model, rtp), ...onStrips });
    }
  });
});

/** How far the played rounds are from what is stated: in sigmas, and for the deviation as a ratio. */
function compare(model: SlotModel, rtp: RtpSetting, rounds: number) {
  const stated = figuresOf(model, rtp);
  const draw = seededDraw(FIRST_SEED + SLOT_MODELS.indexOf(model));
  const played = simulateRounds(buildMachine(model, rtp), rounds, draw);
  const sigma = Math.hypot(Math.sqrt(played.variance / rounds), stated.rtpError);
  const hitVariance = stated.hitRate * (1 - stated.hitRate);
  const hitSigma = Math.sqrt(hitVariance / rounds + hitVariance / stated.rounds);
  return {
    rtp: Math.abs(played.mean - stated.rtp) / sigma,
    hitRate: Math.abs(played.hitRate - stated.hitRate) / hitSigma,
    deviation: Math.sqrt(played.variance) / stated.deviation,
  };
}

describe('[CAT-06] rounds that were played', () => {
  test.each(SIMULATED)(
    '%s at %s: they come within three sigma of the stated return and hit rate',
    (_code, rtp, model) => {
      const far = compare(model, rtp, ROUNDS);
      expect(far.rtp).toBeLessThan(3);
      expect(far.hitRate).toBeLessThan(3);
      expect(far.deviation).toBeCloseTo(1, 0);
    },
  );

  test.each(EXACT)('%s: the engine plays what the theory computes', (_code, model) => {
    const far = compare(model, '96', ROUNDS_OF_EXACT);
    expect(far.rtp).toBeLessThan(3);
    expect(far.hitRate).toBeLessThan(3);
  });
});
