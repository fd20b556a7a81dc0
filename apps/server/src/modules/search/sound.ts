import { scriptAt, scriptOf, type Script } from './scripts.ts';

/**
 * How a word sounds, in about twenty letters, so that a word in its own script and the ways people spell it in Latin
 * letters come out alike: "tin patti" and "teen patti" are both `tin pati`, as is the name of the game in Bengali. Breath
 * (kh, bh), length (ee) and doubling are left out, because nobody spells them the same way twice.
 */
export function soundOf(word: string): string {
  const script = scriptAt(scriptOf(word));
  const spelled = script === undefined ? spellLatin(word) : spellSyllables(word, readerOf(script));
  return spelled.replace(/([kgcjtdbr])h/g, '$1').replace(/(.)\1+/g, '$1');
}

type Rule = { pattern: RegExp; to: string; again: boolean };
type Reader = Omit<Script, 'hearing'> & {
  soundOfConsonant: ReadonlyMap<string, string>;
  hearing: readonly Rule[];
};

const readers = new Map<Script, Reader>();

function readerOf(script: Script): Reader {
  const known = readers.get(script);
  if (known !== undefined) return known;
  const soundOfConsonant = new Map(
    Object.entries(script.consonants).flatMap(([sound, letters]) =>
      Array.from(letters, (letter) => [letter, sound] as const),
    ),
  );
  const hearing = script.hearing.map(({ pattern, to, again = false }) => ({
    pattern: new RegExp(pattern, 'g'),
    to,
    again,
  }));
  const reader = { ...script, soundOfConsonant, hearing };
  readers.set(script, reader);
  return reader;
}

/** The vowel that is heard and not written; capital until it is known whether it is heard. */
const INHERENT = 'O';

function spellSyllables(word: string, reader: Reader): string {
  const { heardAlike, nukta, withNukta, virama, colouring } = reader;
  const alike = Object.entries(heardAlike).reduce((text, [pair, one]) => text.replaceAll(pair, one), word);
  const letters = alike.split('');
  let spelled = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const next = letters[at + 1] ?? '';
    if (next === nukta) {
      spelled += withNukta[letter] ?? letterSound(letter, reader);
      at += 1;
    } else if (letter === virama) {
      // As the second of a pair some letters only colour the first.
      const notAfter = colouring[next];
      if (notAfter !== undefined && !notAfter.includes(spelled.at(-1) ?? ' ')) at += 1;
      else continue;
    } else {
      spelled += letterSound(letter, reader);
    }
    if (isOpen(letters, at, reader)) spelled += INHERENT;
  }
  return hear(spelled, reader);
}

function letterSound(letter: string, { vowels, vowelSigns, signs, soundOfConsonant }: Reader): string {
  return vowels[letter] ?? vowelSigns[letter] ?? signs[letter] ?? soundOfConsonant.get(letter) ?? letter;
}

/** Whether a consonant that nothing follows to say otherwise carries its own vowel. */
function isOpen(letters: readonly string[], at: number, reader: Reader): boolean {
  const letter = letters[at] ?? '';
  const next = letters[at + 1] ?? '';
  if (next === reader.virama || next in reader.vowelSigns) return false;
  if (letter === reader.nukta) return !reader.closedWithNukta.includes(letters[at - 1] ?? ' ');
  return reader.soundOfConsonant.has(letter);
}

function hear(spelled: string, { hearing, inherent }: Reader): string {
  let heard = spelled;
  for (const { pattern, to, again } of hearing) {
    for (let before = ''; before !== heard;) {
      before = heard;
      heard = heard.replace(pattern, to);
      if (!again) break;
    }
  }
  return heard.replaceAll(INHERENT, inherent);
}

/** In this order: what stands first is seen first. */
const LATIN_RULES: readonly (readonly [RegExp, string])[] = [
  [/tch|chh|ch/g, 'C'],
  [/ksh|kkh/g, 'k'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/v/g, 'b'],
  [/z/g, 'j'],
  [/w/g, 'o'],
  [/y|ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/([^aeiou])e$/g, '$1'],
  [/C/g, 'c'],
];

function spellLatin(word: string): string {
  return LATIN_RULES.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
}
