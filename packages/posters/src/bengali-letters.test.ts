import { expect, test } from 'vitest';
import { shapeBengali, type BengaliHand } from './bengali-letters.ts';

const HANDS: readonly BengaliHand[] = ['serif', 'round', 'play', 'brush', 'square'];
const left = (run: string, hand: BengaliHand) =>
  Math.min(...shapeBengali(hand, run).strokes.flatMap(({ points }) => points.filter((_, i) => i % 2 === 0)));
const outlines = (run: string, hand: BengaliHand) =>
  shapeBengali(hand, run).strokes.filter(({ type }) => type === 'M').length;

test.each(HANDS)(
  '[I18-01] in the hand %s a vowel that is written before its letter stands before it',
  (hand) => {
    // One letter wide plus the vowel: more than the letter, with ink from the very start.
    expect(shapeBengali(hand, 'কি').advance).toBeGreaterThan(shapeBengali(hand, 'ক').advance);
    expect(left('কি', hand)).toBeLessThan(shapeBengali(hand, 'ক').advance / 2);
  },
);

test.each(HANDS)('[I18-01] in the hand %s letters join to a conjunct instead of standing apart', (hand) => {
  expect(shapeBengali(hand, 'ক্ষ').advance).toBeLessThan(
    shapeBengali(hand, 'ক').advance + shapeBengali(hand, 'ষ').advance,
  );
  expect(outlines('ক্ষ', hand)).toBeGreaterThan(0);
});

test.each(HANDS)('[I18-01] the hand %s knows every letter, sign and figure that titles use', (hand) => {
  const text = 'অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহড়ঢ়য়ৎংঃঁ০১২৩৪৫৬৭৮৯';
  for (const letter of text) expect([letter, shapeBengali(hand, letter).whole]).toEqual([letter, true]);
});
