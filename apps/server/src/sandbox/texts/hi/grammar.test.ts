import { expect, test } from 'vitest';
import type { Word, WordList } from '#sandbox/texts/grammar.ts';
import { grammar } from './grammar.ts';

const word = (list: WordList, id: string): Word => ({ list, id });

test.each([
  [
    'an adjective agrees with a man',
    grammar.before(word('adjectives', 'Golden'), word('creatures', 'Tiger')),
    'सुनहरा बाघ',
  ],
  ['with a woman', grammar.before(word('adjectives', 'Golden'), word('creatures', 'Fox')), 'सुनहरी लोमड़ी'],
  ['with many', grammar.before(word('adjectives', 'Golden'), word('things', 'Dice')), 'सुनहरे पासे'],
  [
    'an owner bends before what is hers',
    grammar.owned(word('owners', 'Fisherman'), word('things', 'Lantern')),
    'मछुआरे की लालटेन',
  ],
  ['before what is his', grammar.owned(word('owners', 'King'), word('things', 'Crown')), 'राजा का मुकुट'],
  ['before many', grammar.owned(word('owners', 'King'), word('things', 'Dice')), 'राजा के पासे'],
  ['what is counted is many', grammar.counted(word('numbers', 'Seven'), word('things', 'Key')), 'सात चाबियाँ'],
  [
    'a kind of game stands plainly',
    grammar.kindAfter(word('places', 'Padma'), 'table', 'Roulette'),
    'पद्मा रूलेट',
  ],
  [
    'or is of its place',
    grammar.kindAfter(word('creatures', 'Owl'), 'crash', 'Lantern Flight'),
    'उल्लू की कंदील उड़ान',
  ],
])('[CAT-06] %s: %s', (_rule, made, title) => {
  expect(made.normalize('NFC')).toBe(title.normalize('NFC'));
});
