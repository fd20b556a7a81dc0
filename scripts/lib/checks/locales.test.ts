import { expect, test } from 'vitest';
import {
  compareBundles,
  compareLanguages,
  figuresBeforeDanda,
  flatten,
  missingTexts,
  unusedKeys,
} from './locales.ts';

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

test('a language whose bundles leave out a file, or whose folder has other files, is told', () => {
  const en = new Map([
    ['account.ts', 'both'],
    ['endings.ts', 'of English'],
  ]);
  const says = (...bn: [string, string][]) =>
    compareBundles(
      new Map([
        ['bn', new Map(bn)],
        ['en', en],
      ]),
      'en',
    );
  expect(says(['account.ts', 'both'], ['endings.ts', 'of Bengali'])).toEqual([]);
  expect(says(['account.ts', 'one'])).toEqual([
    'bn/account.ts is not as en/account.ts: copy it',
    'bn/endings.ts is not as en/endings.ts: copy it',
  ]);
  expect(says(...en, ['more.ts', ''])).toEqual([
    'bn/more.ts is not in en: every language has the same files',
  ]);
});

test('a refusal without a text is told', () => {
  expect(missingTexts(flatten({ A: 'No.' }, 'errors'), ['errors.A', 'errors.B'])).toEqual([
    'errors.B has no text',
  ]);
});

const misread = (text: string, digits: string) => figuresBeforeDanda(text, digits).length;

test('a figure right before a danda is told where it would be read with a 1 after it', () => {
  const [latin, bengali] = ['0123456789', '০১২৩৪৫৬৭৮৯'];
  for (const text of [
    'जैसे 500।',
    'कुल {0}।',
    'उपलब्ध हैं {amount}।',
    '{most, number}।',
    '{n, plural, other {कुल #}}।',
    '<b>{code}</b>।',
  ])
    expect([text, misread(text, latin)]).toEqual([text, 1]);
  for (const text of [
    '500 जैसी रकम।',
    'कोड {code} है।',
    '{left} और, {times}।',
    '“{wanted}”।',
    '{n, plural, other {# और}}।',
  ])
    expect([text, misread(text, latin)]).toEqual([text, 0]);
  for (const text of ['যেমন ৫০০।', 'আছে {amount}।', '{n, plural, other {মোট #}}।'])
    expect([text, misread(text, bengali)]).toEqual([text, 0]);
  for (const text of ['যেমন 2000-12-31।', 'কোডটি {code}।'])
    expect([text, misread(text, bengali)]).toEqual([text, 1]);
});
