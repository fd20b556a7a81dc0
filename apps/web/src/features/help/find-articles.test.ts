import { expect, test } from 'vitest';
import { otherLanguageOf } from './find-articles.ts';

test.each([
  ['deposit', 'en', undefined],
  ['জমা', 'en', 'bn'],
  ['deposit', 'bn', 'en'],
  ['জমা', 'bn', undefined],
  ['123 ?', 'bn', undefined],
] as const)(
  '[RTE-06] %s, typed by a reader of %s, is looked for in the articles of %s as well',
  (search, own, other) => {
    expect(otherLanguageOf(search, own)).toBe(other);
  },
);
