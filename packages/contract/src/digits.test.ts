import { LANGUAGES } from '#constants.ts';
import { expect, test } from 'vitest';
import { digits } from './digits.ts';

test('[I18-01] counts are written as the language writes them', () => {
  for (const language of LANGUAGES) {
    const format = new Intl.NumberFormat(language);
    for (const count of [0, 1, 7, 10, 42, 999]) expect(digits(count, language)).toBe(format.format(count));
  }
});
