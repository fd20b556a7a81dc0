export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What guessers try first, in the forms that people here type. */
const TRIED_FIRST = [
  'password',
  'qwerty',
  'asdf',
  'iloveyou',
  'admin',
  'welcome',
  'bangladesh',
  'dhaka',
  'maidan',
  'letmein',
];

/** How many guesses a character is worth, in powers of ten: one that follows its own kind is half foreseen. */
const SAME_KIND = 0.8;
const OTHER_KIND = 1.7;

/**
 * A hint, not a gate: roughly how many guesses it takes, in powers of ten. Length counts most; parts that guessers try
 * first (the name itself, known words, runs like 1234, repeats) count as a single character.
 */
export function estimateStrength(password: string, username = ''): Strength {
  const guesses = guessesInPowersOfTen(withoutKnownWords(password, username));
  if (password.length < 8 || guesses < 9) return 'weak';
  if (guesses < 13) return 'fair';
  return guesses < 18 ? 'good' : 'strong';
}

function withoutKnownWords(password: string, username: string): string {
  let rest = password;
  for (const word of [username, ...TRIED_FIRST]) {
    if (word.length >= 4) rest = rest.replaceAll(new RegExp(escaped(word), 'gi'), '\u0000');
  }
  return rest;
}

function guessesInPowersOfTen(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isForeseen(text, at)) continue;
    sum += at > 0 && kindAt(text, at) === kindAt(text, at - 1) ? SAME_KIND : OTHER_KIND;
  }
  return sum;
}

/** Repeats the step that led to the character before it: aaaa, 1234, dcba. */
function isForeseen(text: string, at: number): boolean {
  if (at < 2) return false;
  const step = text.charCodeAt(at) - text.charCodeAt(at - 1);
  return Math.abs(step) <= 1 && step === text.charCodeAt(at - 1) - text.charCodeAt(at - 2);
}

function kindAt(text: string, at: number): string {
  const character = text.charAt(at);
  if (/\d/.test(character)) return 'digit';
  if (/\p{Lu}/u.test(character)) return 'capital';
  return /\p{L}|\p{M}/u.test(character) ? 'letter' : 'sign';
}

function escaped(word: string): string {
  return word.replace(/[^A-Za-z0-9]/g, '\\$&');
}
