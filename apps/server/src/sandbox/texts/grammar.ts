import type english from '#sandbox/texts/en/words.json';
import type kinds from '#sandbox/texts/en/kinds.json';

export type WordList = keyof typeof english;
export type KindList = keyof typeof kinds;
/** A word of a list, by its English name: each language has its own form of it. */
export type Word = { list: WordList; id: string };

type Pair = (first: Word, second: Word) => string;

/** How one language makes titles of words. What English says is said in brackets here. */
export type Grammar = {
  /** [Golden Tiger] */
  before: Pair;
  /** [Weaver's Drum] */
  owned: Pair;
  /** [Drum of the Padma] */
  ofPlace: Pair;
  /** [Padma Drum] */
  inPlace: Pair;
  /** [Tiger and Drum] */
  together: Pair;
  /** [Seven Drums] */
  counted: Pair;
  /** [Monsoon River] */
  atTime: Pair;
  /** [Treasure of the Tiger] */
  headed: Pair;
  /** A kind of game alone: [Roulette]. */
  kind: (list: KindList, kind: string) => string;
  /** And after a word: [Padma Roulette]. */
  kindAfter: (word: Word, list: KindList, kind: string) => string;
  /** Whether a word stands twice in a title, which reads like a slip. */
  repeats: (title: string) => boolean;
};

/** For `repeats`: words without those that hold the others together. */
export function hasTwice(words: readonly string[], small: ReadonlySet<string>): boolean {
  const telling = words.filter((word) => !small.has(word));
  return new Set(telling).size !== telling.length;
}
