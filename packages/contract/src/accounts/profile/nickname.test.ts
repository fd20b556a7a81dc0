import { expect, test } from 'vitest';
import { readNickname } from './nickname.ts';

const problemOf = (given: string) => {
  const read = readNickname(given);
  return 'problem' in read ? read.problem : null;
};

test.each([
  'a',
  '',
  '   ',
  'x'.repeat(21),
  '1234',
  '...',
  'name\u202Eevil',
  'zero\u200Bwidth',
  'раypal',
  'Ωmega',
  '<b>bold</b>',
  'smile😀',
  '\u1D00dmin',
  '\uA731upport',
  '\u0251dmin',
  `z${'\u0300'.repeat(6)}algo`,
])('[HDR-05] %j is no nickname', (given) => {
  expect(problemOf(given)).toBe('form');
});

test.each([
  'Admin',
  'ADMIN 01',
  'adm1n',
  'a.d.m.i.n',
  'Àdmín',
  'Maidan Support',
  'mа1dan'.replace('а', 'a'),
  'suppоrt'.replace('о', '0'),
  'Sta ff',
  'the official one',
  'mod',
  'M0D',
  '\uFF21\uFF24\uFF2D\uFF29\uFF2E',
  '\u017Fupport',
  'sta\uFB00',
  '\u216Faidan',
  'অ্যাডমিন',
  'ময়দান সাপোর্ট',
  'কাস্টমার কেয়ার',
  'एडमिन',
  'मैदान सपोर्ट',
])('[HDR-05] %j belongs to the house', (given) => {
  expect(problemOf(given)).toBe('reserved');
});

test.each([
  ['  Rahim   Uddin ', 'Rahim Uddin'],
  ['রহিম উদ্দিন', 'রহিম উদ্দিন'.normalize('NFC')],
  ['লক্ষ্মী', 'লক্ষ্মী'.normalize('NFC')],
  ['रहीम शेख', 'रहीम शेख'],
  ['Modhu', 'Modhu'],
  ["O'Brien-7", "O'Brien-7"],
  ['Zoë', 'Zoë'],
])('[HDR-05] %j is taken as %j', (given, nickname) => {
  expect(readNickname(given)).toEqual({ nickname });
});
