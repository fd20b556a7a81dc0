import { expect, test } from 'vitest';
import { isWeakPassword, isWeakPin } from './weak-password.ts';

const weak = (password: string, username?: string) =>
  isWeakPassword(password, { listed: ['Company2026'], username });

test.each([
  'password',
  'Password1',
  'p@ssw0rd!',
  'PASSWORD2024',
  'ｐａｓｓｗｏｒｄ',
  'qwertyuiop',
  '1q2w3e4r',
  'abc12345',
  '12345678',
  '87654321',
  'aaaaaaaa',
  'abcabcabc',
  'dragon99!',
  'bangladesh71',
  'iloveyou123',
  'company2026',
])('%j is guessed first', (password) => {
  expect(weak(password)).toBe(true);
});

test.each(['correct horse battery', 'Maidan2026', 'kjh29skd', 'চাঁদ উঠেছে ফুল ফুটেছে', 'password83712938'])(
  '%j is not',
  (password) => {
    expect(weak(password)).toBe(false);
  },
);

test('the own name, backwards too, with a little around it, is no password', () => {
  for (const password of ['rahim77', 'rahim7712', 'xrahim77x', '77mihar99'])
    expect(weak(password, 'Rahim77')).toBe(true);
  expect(weak('rahim77 and a long story', 'Rahim77')).toBe(false);
});

test('more than ten thousand of the usual ones are known', () => {
  const words = 'password dragon monkey cricket messi sunshine admin welcome letmein football'.split(' ');
  let known = 0;
  for (const word of words)
    for (let ending = 0; ending < 1100; ending += 1) if (weak(`${word}${ending}`)) known += 1;
  expect(known).toBe(11_000);
});

test('[PWD-05] six digits that are tried first are no payment password', () => {
  for (const pin of ['111111', '123456', '654321', '121212', '123123', '012345', '987654'])
    expect([pin, isWeakPin(pin)]).toEqual([pin, true]);
  for (const pin of ['482915', '730164']) expect([pin, isWeakPin(pin)]).toEqual([pin, false]);
});
