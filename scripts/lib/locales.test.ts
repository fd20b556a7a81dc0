import { expect, test } from 'vitest';
import { compareLanguages, flatten, unusedKeys } from './locales.ts';

const languages = (en: Record<string, string>, bn: Record<string, string>) =>
  compareLanguages(
    new Map([
      ['en', flatten(en, 'n')],
      ['bn', flatten(bn, 'n')],
    ]),
  );

test('a key that one language lacks is told', () => {
  expect(languages({ a: 'A', b: 'B' }, { a: 'ক' })).toEqual(['n.b is missing in bn']);
});

test('arguments must be the same, whatever the words around them', () => {
  expect(languages({ a: 'Hello {name}' }, { a: 'হ্যালো {nam}' })).toEqual([
    'n.a takes other arguments in each language: en (name), bn (nam)',
  ]);
  expect(
    languages(
      { a: '{n, plural, one {# of {all}} other {# of {all}}}' },
      { a: '{n, plural, other {{all} এর #}}' },
    ),
  ).toEqual([]);
});

test('an empty text and a broken message are told', () => {
  expect(languages({ a: ' ', b: 'ok' }, { a: 'ক', b: '{broken' })).toEqual([
    'n.a is empty in en',
    'n.b is not a valid message in bn',
  ]);
});

test('a key that no source names is told; whole keys and ends of templates count as named', () => {
  const texts = flatten({ plain: 'x', gone: 'x', nav: { help: 'x', lost: 'x' } }, 'n');
  expect(unusedKeys(texts, ["t('plain')", "const path = { label: 'help' }; t(`nav.${path.label}`)"])).toEqual(
    ['n.gone', 'n.nav.lost'],
  );
});
