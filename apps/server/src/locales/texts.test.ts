import { ERROR_CODES, type ErrorCode } from '@maidan/contract/error-codes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@maidan/contract/languages.ts';
import { expect, test } from 'vitest';
import { fill, inEveryLanguage, textsIn } from './texts.ts';

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];
const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(LANGUAGES)('[I18-01] [ERR-02] every refusal speaks %s, with the same blanks', (language) => {
  const [own, standard] = [textsIn(language).errors, textsIn(DEFAULT_LANGUAGE).errors];
  expect(Object.keys(own)).toEqual(CODES);
  for (const code of CODES) {
    expect(own[code].length, code).toBeGreaterThan(5);
    expect(blanks(own[code]), code).toEqual(blanks(standard[code]));
  }
});

test('[I18-01] refusals in Bengali are in Bengali letters', () => {
  for (const code of CODES) {
    expect(textsIn('bn').errors[code], code).toMatch(/[\u0980-\u09ff]/);
    expect(textsIn('bn').errors[code].replaceAll(/\{\w+\}/g, ''), code).not.toMatch(/[A-Za-z]/);
  }
});

test('blanks are filled by name and by place, and one that nobody fills is empty', () => {
  expect(fill('{name} has {count}.', { name: 'Rahim', count: '3' })).toBe('Rahim has 3.');
  expect(fill('From {0} to {1}{2}', ['1', '2'])).toBe('From 1 to 2');
});

test('a name that becomes a row is there in every language', () => {
  const name = inEveryLanguage(({ names }) => names.vip.Marigold);
  expect(Object.keys(name)).toEqual(LANGUAGES);
  expect(name.en).toBe('Marigold');
});
