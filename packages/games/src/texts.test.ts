import { DEFAULT_LANGUAGE, LANGUAGES } from '@maidan/contract/languages.ts';
import { expect, test } from 'vitest';
import { loadSlotTexts } from '#line-slot/slot-texts.ts';
import { fill, loadScreenTexts } from '#screen-parts/screen-texts.ts';

/** `facts.rtp`, and which figures each text is filled with. */
function placesOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string'
      ? `${path}${key} ${(text.match(/\{\w+\}/g) ?? []).toSorted().join()}`
      : placesOf(text as object, `${path}${key}.`),
  );
}

test.each(LANGUAGES)(
  '[I18-01] every text of the games is there in %s, with the same figures in it',
  async (language) => {
    expect(placesOf(await loadScreenTexts(language))).toEqual(
      placesOf(await loadScreenTexts(DEFAULT_LANGUAGE)),
    );
    expect(placesOf(await loadSlotTexts(language))).toEqual(placesOf(await loadSlotTexts(DEFAULT_LANGUAGE)));
  },
);

test('a figure is put where the language wants it', () => {
  expect(fill('Flight {number} of {of}', { number: '2', of: '10' })).toBe('Flight 2 of 10');
});
