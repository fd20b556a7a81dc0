import { DEFAULT_LANGUAGE, type Language } from '@maidan/contract/languages.ts';
import { errorsForgiven, TYPING } from '@maidan/contract/typed/distance.ts';
import { HEARING } from './costs.ts';
import { foldWords } from './fold.ts';
import type { LetterTree } from './letter-tree.ts';
import { LEVEL, NO_MATCH } from './levels.ts';
import { arrange, nearestOf, type Question, type Ranked } from './rank.ts';
import { otherScripts, scriptOf } from './scripts.ts';
import type { SearchIndex } from './search-index.ts';
import { soundOf } from './sound.ts';

/** With so many good answers nobody needs guesses. */
const ENOUGH = 12;
/** A text of more words is not parted further: there is room for eight. */
const MAX_PARTED = 8;

export type Answer = Ranked & {
  /** Whether no document has all the words, so that these are only the nearest. */
  nearest: boolean;
};

/**
 * All documents for a text. Every word of it must be found somewhere in a document: written so, beginning so, sounding
 * so, or with a typing error. What costs more is tried only when what costs less found too little.
 */
export function lookUp(index: SearchIndex, text: string, reader: Language = DEFAULT_LANGUAGE): Answer {
  const question = ask(text, reader);
  const { words } = question;
  if (words.length === 0) return NOTHING;
  const levels = index.room.slice(0, words.length);
  const known = words.map((word, at) =>
    markWritten(index, { word, reader: question.reader }, levels[at]?.fill(NO_MATCH)),
  );
  const written = arrange(index, question, levels);
  if (written.good >= ENOUGH || (written.good > 0 && words.length > 1)) return found(written);
  const guess = (wanted: (at: number) => boolean): Ranked => {
    for (const [at, word] of words.entries())
      if (wanted(at)) markNear(index, { word, reader, isLast: at === words.length - 1 }, levels[at]);
    return arrange(index, question, levels);
  };
  // First the words that nobody knows; a word that exists may be a slip as well, but is seldom one.
  if (words.length === 1 || known.includes(false)) {
    const unknown = guess((at) => words.length === 1 || known[at] === false);
    if (unknown.documents.length > 0) return found(unknown);
  }
  const all = guess((at) => words.length > 1 && known[at] === true);
  if (all.documents.length > 0) return found(all);
  const nearest = nearestOf(index, question, levels);
  const parted = lookUpRespaced(index, question, known);
  return parted === null ? { documents: nearest, good: 0, nearest: true } : found(parted);
}

const NOTHING: Answer = { documents: [], good: 0, nearest: false };

function found(ranked: Ranked): Answer {
  return { ...ranked, nearest: false };
}

function ask(text: string, reader: Language): Question {
  const words = foldWords(text);
  return { words, text: words.join(' '), sound: words.map(soundOf).join(' '), reader };
}

type Levels = Uint8Array | undefined;
type Asked = { word: string; reader: Language };

/** What the words of the other scripts sound like. One that knows the word leaves nothing to the next. */
function* heardElsewhere({ heard }: SearchIndex, word: string, reader: Language): Generator<LetterTree> {
  for (const script of otherScripts(word, reader)) {
    const tree = heard[script];
    if (tree !== undefined) yield tree;
  }
}

/** Answers whether the word, or one that begins so, is known. */
function markWritten(index: SearchIndex, { word, reader }: Asked, levels: Levels): boolean {
  if (levels === undefined) return false;
  let known = false;
  index.words.lookUp(word, (from, to, _cost, whole) => {
    known = true;
    index.words.mark(from, to, whole ? LEVEL.word : LEVEL.beginning, levels);
  });
  const sound = soundOf(word);
  for (const other of heardElsewhere(index, word, reader)) {
    let heard = false;
    other.lookUp(sound, (from, to, _cost, whole) => {
      // Half of all words begin with any one sound.
      if (!whole && sound.length < 2) return;
      known = true;
      heard ||= whole;
      other.mark(from, to, whole ? LEVEL.heard : LEVEL.heardBeginning, levels);
    });
    if (heard) break;
  }
  return known;
}

/** One typing error in a word of three letters or more, two in a long one; the last word may be unfinished. */
function markNear(
  index: SearchIndex,
  { word, reader, isLast }: Asked & { isLast: boolean },
  levels: Levels,
): void {
  if (levels === undefined || word.length < 3) return;
  const sound = soundOf(word);
  // Half of all short words are nearly any one sound.
  if (sound.length > 1) markHeard(index, { word, reader, isLast }, sound, levels);
  const errors = errorsForgiven(word);
  index.words.lookNear(
    word,
    { costs: TYPING, budget: errors, unfinished: isLast && word.length > 3 },
    (from, to, cost) => index.words.mark(from, to, cost < 2 ? LEVEL.oneError : LEVEL.twoErrors, levels),
  );
}

function markHeard(
  index: SearchIndex,
  { word, reader, isLast }: Asked & { isLast: boolean },
  sound: string,
  levels: Uint8Array,
): void {
  const budget = 1 + Math.floor(sound.length / 3);
  for (const other of heardElsewhere(index, word, reader)) {
    let heard = false;
    other.lookNear(sound, { costs: HEARING, budget, unfinished: isLast && sound.length > 3 }, (from, to) => {
      heard = true;
      other.mark(from, to, LEVEL.heardNearly, levels);
    });
    if (heard) break;
  }
  const same = index.heard[scriptOf(word)];
  same?.lookUp(sound, (from, to, _cost, whole) => {
    if (whole) same.mark(from, to, LEVEL.oneError, levels);
  });
}

/** A space too many or too few is a typing error as well. */
function lookUpRespaced(index: SearchIndex, question: Question, known: readonly boolean[]): Ranked | null {
  for (const words of respaced(index, question.words, known)) {
    const levels = index.room.slice(0, words.length);
    for (const [at, word] of words.entries())
      markWritten(index, { word, reader: question.reader }, levels[at]?.fill(NO_MATCH));
    const ranked = arrange(index, { ...question, words, text: words.join(' ') }, levels);
    if (ranked.documents.length > 0) return ranked;
  }
  return null;
}

/** Only where a word is unknown as it stands, and only into words that are known. */
function* respaced(
  index: SearchIndex,
  words: readonly string[],
  known: readonly boolean[],
): Generator<string[]> {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const joined = word + (next ?? '');
    const wrong = known[at] === false || known[at + 1] === false;
    if (next !== undefined && wrong && isKnown(index, joined, false)) yield words.toSpliced(at, 2, joined);
    if (known[at] === true || words.length >= MAX_PARTED) continue;
    for (let cut = 2; cut <= word.length - 2; cut += 1) {
      const [left, right] = [word.slice(0, cut), word.slice(cut)];
      if (isKnown(index, left, true) && isKnown(index, right, false))
        yield words.toSpliced(at, 1, left, right);
    }
  }
}

function isKnown({ words }: SearchIndex, word: string, asWhole: boolean): boolean {
  let known = false;
  words.lookUp(word, (_from, _to, _cost, whole) => {
    known ||= whole || !asWhole;
  });
  return known;
}
