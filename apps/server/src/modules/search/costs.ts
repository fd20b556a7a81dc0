import type { Costs } from '@maidan/contract/typed/distance.ts';

const [A, E, I, O, U] = [97, 101, 105, 111, 117];
const isVowel = (letter: number): boolean =>
  letter === A || letter === E || letter === I || letter === O || letter === U;
/** Pairs that people write for the same Bengali vowel. */
const areNear = (one: number, other: number): boolean =>
  one === O ? other === A || other === U : one === E ? other === I : false;

/** How far two sounds are apart: vowels are written as one hears them, consonants less so. */
export const HEARING: Costs = {
  change: (one, other) => {
    if (!isVowel(one) || !isVowel(other)) return 3;
    return areNear(one, other) || areNear(other, one) ? 1 : 2;
  },
  alone: (letter) => (letter === O ? 1 : isVowel(letter) ? 2 : 3),
  swap: 3,
};
