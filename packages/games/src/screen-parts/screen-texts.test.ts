import { expect, test } from 'vitest';
import { texts as live } from '#live/texts/en.ts';
import { texts as liveInBengali } from '#live/texts/bn.ts';
import { texts as liveInHindi } from '#live/texts/hi.ts';
import { counted, fill } from './screen-texts.ts';

test('one player is one player, in each language and its digits', () => {
  const amount = { amount: '৳10' };
  expect(counted(live.othersCount, 1, 'en', amount)).toBe('1 player · ৳10');
  expect(counted(live.othersCount, 0, 'en', amount)).toBe('0 players · ৳10');
  expect(counted(live.othersCount, 1_200, 'en', amount)).toBe('1,200 players · ৳10');
  expect(counted(liveInBengali.othersCount, 1, 'bn', amount)).toBe('১ জন · ৳10');
  expect(counted(liveInHindi.othersCount, 2, 'hi', amount)).toBe('2 खिलाड़ी · ৳10');
});

test('a figure that is not given stays as it is written', () => {
  expect(fill('{one} and {two}', { one: '1' })).toBe('1 and {two}');
});
