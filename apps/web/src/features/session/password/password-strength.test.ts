import { expect, test } from 'vitest';
import { estimateStrength } from './password-strength.ts';

test.each(['', 'abc', '12345678', 'aaaaaaaaaaaa', 'password1', 'Qwerty123', 'Dhaka1234', 'abcdefgh'])(
  'what guessers try first is easy to guess: %s',
  (password) => expect(estimateStrength(password)).toBe('weak'),
);

test('the own username counts for nothing', () => {
  expect(estimateStrength('rahimuddin7', 'rahimuddin')).toBe('weak');
});

test('length makes a password hard to guess, also without odd characters', () => {
  expect(estimateStrength('boat river mango seven')).toBe('strong');
});

test('two short words are not called good', () => {
  expect(estimateStrength('boat river')).toBe('fair');
});

test('a username with signs of a pattern is taken as plain text', () => {
  expect(() => estimateStrength('something', 'a(b[c')).not.toThrow();
});
