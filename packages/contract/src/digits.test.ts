import { LANGUAGES } from '#languages.ts';
import { expect, test } from 'vitest';
import { countText, digits } from './digits.ts';

test('[I18-01] counts are written as the language writes them', () => {
  for (const language of LANGUAGES) {
    const format = new Intl.NumberFormat(language);
    for (const count of [0, 1, 7, 10, 42, 999]) expect(digits(count, language)).toBe(format.format(count));
  }
});

test('[I18-01] counts beyond a thousand have the commas of their language', () => {
  for (const language of LANGUAGES) {
    const format = new Intl.NumberFormat(language);
    for (const count of [0, 999, 1_000, 10_021, 99_999, 100_000, 1_234_567, 12_345_678])
      expect(countText(count, language)).toBe(format.format(count));
  }
});
