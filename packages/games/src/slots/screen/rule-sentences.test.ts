import { LANGUAGES } from '@maidan/contract/languages.ts';
import { expect, test } from 'vitest';
import { figure } from '#screen-parts/numbers.ts';
import { figuresOf } from '#slots/figures/stated-figures.ts';
import { SLOT_MODELS } from '#slots/models/slot-models.ts';
import { featureRules, symbolRules } from './rule-sentences.ts';
import { loadSlotTexts } from './slot-texts.ts';

test.each(LANGUAGES)(
  '[GAM-08] every feature of every model is said in %s, with nothing left to fill in',
  async (language) => {
    const texts = await loadSlotTexts(language);
    const words = {
      texts,
      count: (value: number | string) => figure(value, language),
      pay: (units: number) => figure(units, language),
    };
    for (const model of SLOT_MODELS) {
      const { features, symbols, code } = model;
      const said = [
        ...symbols.flatMap((row) => symbolRules(model, '96', row, words)),
        ...featureRules(model, figuresOf(model, '96'), words),
      ];
      expect(said.join(' '), code).not.toMatch(/[{}]|undefined|NaN/);
      expect(said.includes(texts.rules.walking), code).toBe(features.walkingWilds === true);
      expect(said.includes(texts.rules.sticky), code).toBe(features.freeSpins?.stickyWilds === true);
      expect(said.includes(texts.rules.expandAlways), code).toBe(features.expandingWilds === 'always');
      for (const row of symbols)
        expect(symbolRules(model, '96', row, words).length > 0, `${code} ${row.name}`).toBe(
          row.role !== undefined,
        );
    }
  },
);
