import { foldScripts } from './scripts.ts';

/** Words longer than this are cut: no name has them, and a query may not make work. */
const MAX_WORD = 24;
const MAX_WORDS = 8;

/** Letters with their own marks: signs that stand beside their letter belong to the word. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Joiners that change how a word looks and not what it is; also the soft hyphen and the byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
/** Accents of Latin letters, once they stand alone. */
const ACCENTS = /[\u0300-\u036F]/g;
/** Apostrophes, which nobody types. */
const LEFT_OUT = /['’‘`]/g;

/**
 * One form for all ways to write the same: case, composed and taken apart (a letter as one sign or two), digits of all
 * languages, joiners. What is not a letter or a digit only parts words.
 */
export function fold(text: string): string {
  return foldWords(text).join(' ');
}

export function foldWords(text: string): string[] {
  return everyWord(text).slice(0, MAX_WORDS);
}

/** Without a bound: for our own texts. */
export function everyWord(text: string): string[] {
  return (foldLetters(text).match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD));
}

function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC');
  return foldScripts(plain.replace(INVISIBLE, '').replace(LEFT_OUT, '').toLowerCase());
}

export type PlacedWord = { word: string; from: number; to: number };

/** The words of a name as it is written, each with its place, so that a part of the written name can be marked. */
export function placedWords(name: string): PlacedWord[] {
  return [...name.matchAll(/(?:[\p{L}\p{M}\p{N}'’]|\u200C|\u200D)+/gu)].map((match) => ({
    word: fold(match[0]).replaceAll(' ', ''),
    from: match.index,
    to: match.index + match[0].length,
  }));
}
