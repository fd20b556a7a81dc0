import { describe, expect, test } from 'vitest';
import { shapeJoined, type JoinedHand } from './joined-letters.ts';

const HANDS: readonly JoinedHand[] = ['serif', 'round', 'play', 'brush', 'square'];
const left = (run: string, hand: JoinedHand) =>
  Math.min(...shapeJoined(hand, run).strokes.flatMap(({ points }) => points.filter((_, i) => i % 2 === 0)));
const outlines = (run: string, hand: JoinedHand) =>
  shapeJoined(hand, run).strokes.filter(({ type }) => type === 'M').length;

const SCRIPTS = [
  {
    script: 'Bengali',
    letter: 'ক',
    before: 'কি',
    conjunct: ['ক্ষ', 'ক', 'ষ'],
    all: 'অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহড়ঢ়য়ৎংঃঁ০১২৩৪৫৬৭৮৯',
  },
  {
    script: 'Devanagari',
    letter: 'क',
    before: 'कि',
    conjunct: ['क्ष', 'क', 'ष'],
    all: 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहड़ढ़ज़फ़ंःँ०१२३४५६७८९',
  },
] as const;

describe.each(SCRIPTS)('$script', ({ letter, before, conjunct: [joined, first, second], all }) => {
  test.each(HANDS)(
    '[I18-01] in the hand %s a vowel that is written before its letter stands before it',
    (hand) => {
      // One letter wide plus the vowel: more than the letter, with ink from the very start.
      expect(shapeJoined(hand, before).advance).toBeGreaterThan(shapeJoined(hand, letter).advance);
      expect(left(before, hand)).toBeLessThan(shapeJoined(hand, letter).advance / 2);
    },
  );

  test.each(HANDS)('[I18-01] in the hand %s letters join to a conjunct instead of standing apart', (hand) => {
    expect(shapeJoined(hand, joined).advance).toBeLessThan(
      shapeJoined(hand, first).advance + shapeJoined(hand, second).advance,
    );
    expect(outlines(joined, hand)).toBeGreaterThan(0);
  });

  test.each(HANDS)('[I18-01] the hand %s knows every letter, sign and figure that titles use', (hand) => {
    for (const one of all) expect([one, shapeJoined(hand, one).whole]).toEqual([one, true]);
  });
});
