import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@maidan/contract/languages.ts';

/** How the letters of a language with a script of its own sound to those who spell them in Latin ones. */
export type Sounds = {
  /** Its name in Unicode. */
  script: string;
  /** From zero to nine. */
  digits: string;
  /** Signs that many do not write. */
  leftOut: string;
  /** Other ways to write, and to say, the same. */
  writtenAlike: Record<string, string>;
  heardAlike: Record<string, string>;
  /** The vowel that is heard after a consonant and not written. */
  inherent: string;
  vowels: Record<string, string>;
  vowelSigns: Record<string, string>;
  /** By sound: the letters that make it. */
  consonants: Record<string, string>;
  /** Signs after a syllable. */
  signs: Record<string, string>;
  /** Joins two consonants to a pair. */
  virama: string;
  /** Makes another letter of the one before it, and which one; after some of these no vowel is heard. */
  nukta: string;
  withNukta: Record<string, string>;
  closedWithNukta: string;
  /** Letters that as the second of a pair only colour the first, unless that one sounds as said here. */
  colouring: Record<string, string>;
  /**
   * What becomes of a word once it is spelled, in this order: where the vowel that is not written, `O` until then, is
   * silent. `again`: until nothing changes.
   */
  hearing: readonly { pattern: string; to: string; again?: boolean }[];
};

/** Null for a language that is written in Latin letters. */
export function readSounds(language: Language): Sounds | null {
  const file = new URL(`./${language}/sounds.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
