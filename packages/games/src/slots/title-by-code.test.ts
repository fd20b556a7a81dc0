import { formatMoneyText } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { rulesOf } from '#rules.ts';
import { RTP_SETTINGS } from './model/model.ts';
import { SLOT_MODELS } from './models/slot-models.ts';
import { seededDraw } from './engine/seeded-draw.ts';
import { slotCode, slotManifest } from './title-by-code.ts';

test.each([
  'slot',
  'slot.',
  'slot.vault-25',
  'slot.vault-25.95',
  'slot.nothing.96',
  'slot.vault-25.96.1',
  'slot.__proto__.96',
])('there is no game "%s"', (code) => {
  expect(rulesOf(code)).toBeUndefined();
});

test('[CAT-06] every model plays in every setting, by what its list says', () => {
  for (const { code: model } of SLOT_MODELS) {
    for (const rtp of RTP_SETTINGS) {
      const rules = rulesOf(slotCode(model, rtp));
      expect(rules?.manifest).toEqual(slotManifest(model, rtp));
      expect(rules).toBe(rulesOf(slotCode(model, rtp)));
    }
  }
});

test('stakes are whole units of the model, from about one to some hundred, and every one is taken', () => {
  for (const { code, betUnits } of SLOT_MODELS) {
    const rules = rulesOf(slotCode(code, '96'));
    if (rules?.shape !== 'instant') throw new Error(`${code} is not there`);
    const { stakeSteps, defaultStake } = rules.manifest;
    expect(stakeSteps.every((stake) => stake % BigInt(betUnits) === 0n)).toBe(true);
    expect(stakeSteps).toContain(defaultStake);
    expect(Number(stakeSteps[0])).toBeLessThanOrEqual(200);
    expect(Number(stakeSteps.at(-1))).toBeGreaterThanOrEqual(40_000);
    for (const stake of stakeSteps) {
      const bet = { stake: formatMoneyText(stake) };
      expect(rules.decide(bet, seededDraw(1)).stake).toBe(stake);
    }
  }
});
