import { isBengali } from './fold.ts';

/**
 * How a word sounds, in about twenty letters, so that a Bengali word and the ways people spell it in Latin letters
 * come out alike: তিন পাত্তি, "tin patti" and "teen patti" are all `tin pati`. Breath (kh, bh), length (ee) and doubling
 * are left out, because nobody spells them the same way twice.
 */
export function soundOf(word: string): string {
  const spelled = isBengali(word) ? spellBengali(word) : spellLatin(word);
  return spelled.replace(/([kgcjtdbr])h/g, '$1').replace(/(.)\1+/g, '$1');
}

const VOWELS: Readonly<Record<string, string>> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
};

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'k কখ',
    'g গঘ',
    'c চছ',
    'j জঝয',
    't টঠতথ',
    'd ডঢদধ',
    'n ণনঞ',
    'p প',
    'f ফ',
    'b বভ',
    'm ম',
    'r র',
    'l ল',
    's শষস',
    'h হ',
  ].flatMap((line) =>
    line
      .slice(2)
      .split('')
      .map((letter) => [letter, line[0] ?? '']),
  ),
);
const VIRAMA = '্';
const NUKTA = '়';
/** The vowel that is heard and not written; capital until it is known whether it is heard. */
const INHERENT = 'O';

function spellBengali(word: string): string {
  const letters = word.replaceAll('ক্ষ', 'খ').replaceAll('জ্ঞ', 'গ').split('');
  let spelled = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const next = letters[at + 1];
    if (next === NUKTA) {
      // য় is a glide between vowels, ড় and ঢ় are kinds of r.
      spelled += letter === 'য' ? 'i' : 'r';
      at += 1;
    } else if (letter === VIRAMA) {
      // As the second of a pair these two only colour the first: স্বপ্ন is shopno, ব্যাকারাট is baccarat.
      if ((next === 'ব' && !/[mr]$/.test(spelled)) || next === 'য') at += 1;
      else continue;
    } else {
      spelled += VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? consonantOf(letter);
    }
    if (isOpen(letters, at)) spelled += INHERENT;
  }
  return hearInherent(spelled);
}

function consonantOf(letter: string): string {
  if (letter === 'ং' || letter === 'ঙ') return 'ng';
  if (letter === 'ঃ') return '';
  return CONSONANTS[letter] ?? letter;
}

/** Whether a consonant that nothing follows to say otherwise carries its own vowel. */
function isOpen(letters: readonly string[], at: number): boolean {
  const letter = letters[at] ?? '';
  const next = letters[at + 1] ?? '';
  if (next === VIRAMA || next in VOWEL_SIGNS) return false;
  // After য় it is never heard: ময়দান is moidan.
  return letter in CONSONANTS || letter === 'ঙ' || (letter === NUKTA && letters[at - 1] !== 'য');
}

/** It is silent at the end, unless after a pair of consonants, and in the middle between open syllables. */
function hearInherent(spelled: string): string {
  return spelled
    .replace(/([aeiouO](?:ng|[^aeiouO]))O$/, '$1')
    .replace(/([aeiouO](?:ng|[^aeiouO]))O(?=[^aeiouO][aeiouO])/g, '$1')
    .replaceAll(INHERENT, 'o');
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
