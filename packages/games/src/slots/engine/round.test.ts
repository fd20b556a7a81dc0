import { describe, expect, test } from 'vitest';
import type { Draw } from '#game.ts';
import { decideWith } from '#random.ts';
import { MOST_DRAWS, mostDraws } from '#slots/model/bounds.ts';
import { RTP_SETTINGS } from '#slots/model/model.ts';
import { SLOT_MODELS } from '#slots/models/slot-models.ts';
import { slotOutcome } from '#slots/outcome/outcome.ts';
import { addsUp, wonAfter } from '#slots/outcome/replay.ts';
import { buildMachine } from './machine.ts';
import { decideRound, playBought, playRound } from './round.ts';
import { seededDraw } from './seeded-draw.ts';

const ROUNDS = 40;

/** Counts what a round asks for. */
function counted(draw: Draw): Draw & { asked: () => number } {
  let asked = 0;
  return { below: (bound) => ((asked += 1), draw.below(bound)), asked: () => asked };
}

describe.each(SLOT_MODELS.map((model) => [model.code, model] as const))('rounds of %s', (_code, model) => {
  const machine = buildMachine(model, '96');

  test('the same draws give the same round, told or not, and on any machine of the model', () => {
    const [told, silent, other] = [seededDraw(1), seededDraw(1), seededDraw(1)];
    const another = buildMachine(model, '96');
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = decideRound(machine, told);
      expect(playRound(another, silent, null)).toBe(outcome.units);
      expect(decideRound(another, other)).toEqual(outcome);
    }
  });

  test('the steps add up to the win, stay below the cap and fit their schema', () => {
    for (const rtp of RTP_SETTINGS) {
      const played = buildMachine(model, rtp);
      const draw = seededDraw(Number(rtp));
      for (let round = 0; round < ROUNDS; round += 1) {
        const outcome = decideRound(played, draw);
        expect(addsUp(outcome, model.maxWin * model.betUnits)).toBe(true);
        expect(wonAfter(outcome.steps, outcome.steps.length, played.capUnits)).toBe(outcome.units);
        expect(slotOutcome.parse(outcome)).toEqual(outcome);
      }
    }
  });

  test('no round asks for more draws than its bound, and the bound is what a round may use', () => {
    expect(mostDraws(model)).toBeLessThanOrEqual(MOST_DRAWS);
    const seeded = seededDraw(3);
    for (let round = 0; round < ROUNDS; round += 1) {
      const draw = counted(seeded);
      playRound(machine, draw, null);
      expect(draw.asked()).toBeLessThanOrEqual(mostDraws(model));
    }
  });

  test('a round that always draws the same ends, whatever it is', () => {
    for (const share of [0, 0.13, 0.29, 0.5, 0.71, 0.999]) {
      const draw = counted({ below: (bound) => Math.floor(share * bound) });
      const units = playRound(machine, draw, null);
      expect(units).toBeLessThanOrEqual(machine.capUnits);
      expect(draw.asked()).toBeLessThanOrEqual(mostDraws(model));
    }
  });

  test('committed seeds decide it alone', async () => {
    const seeds = { serverSeed: 'b'.repeat(64), clientSeed: 'river', nonce: 11 };
    const first = await decideWith(seeds, (draw) => decideRound(machine, draw));
    expect(await decideWith(seeds, (draw) => decideRound(machine, draw))).toEqual(first);
  });

  test.runIf(model.features.buy)('what is bought adds up as well', () => {
    const [told, silent] = [seededDraw(4), seededDraw(4)];
    for (let round = 0; round < 50; round += 1) {
      const outcome = decideRound(machine, told, true);
      expect(outcome.bought && addsUp(outcome, machine.capUnits)).toBe(true);
      expect(playBought(machine, silent, null)).toBe(outcome.units);
    }
  });
});
