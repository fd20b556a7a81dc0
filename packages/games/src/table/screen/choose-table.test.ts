import { expect, test } from 'vitest';
import { texts as bengali } from '../texts/bn.ts';
import { texts as english } from '../texts/en.ts';
import { texts as hindi } from '../texts/hi.ts';
import { crowdText } from './choose-table.tsx';

test('a table says how many sit there: one is no people, and none is not counted', () => {
  expect(crowdText({ people: 1, bots: 3 }, english, 'en')).toBe('Playing here: 1 person, 3 bots');
  expect(crowdText({ people: 2, bots: 1 }, english, 'en')).toBe('Playing here: 2 people, 1 bot');
  expect(crowdText({ people: 5, bots: 0 }, english, 'en')).toBe('Playing here: 5 people');
  expect(crowdText({ people: 0, bots: 0 }, english, 'en')).toBe(english.nobody);
  expect(crowdText({ people: 1, bots: 3 }, bengali, 'bn')).toBe('এখানে খেলছে: ১ জন মানুষ, ৩টি বট');
  expect(crowdText({ people: 1, bots: 1 }, hindi, 'hi')).toBe('यहाँ खेल रहे हैं: 1 व्यक्ति, 1 बॉट');
});
