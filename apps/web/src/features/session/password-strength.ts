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

/**
 * A hint, not a gate: roughly how many guesses in powers of ten. Length counts most; parts that guessers try first
 * (the name itself, known words, runs like 1234, repeats) count as a single character.
 */
export function estimateStrength(password: string, username = ''): Strength {
  const effective = effectiveLength(password.toLowerCase(), username.toLowerCase());
  const powerOfTen = effective * Math.log10(alphabetSize(password));
  if (password.length < 8 || powerOfTen < 9) return 'weak';
  if (powerOfTen < 13) return 'fair';
  return powerOfTen < 18 ? 'good' : 'strong';
}

function effectiveLength(password: string, username: string): number {
  let rest = password;
  for (const word of [username, ...TRIED_FIRST]) {
    if (word.length >= 4) rest = rest.replaceAll(word, '\u0000');
  }
  let length = 0;
  for (let at = 0; at < rest.length; at += 1) if (!isForeseen(rest, at)) length += 1;
  return length;
}

/** Repeats the step that led to the character before it: aaaa, 1234, dcba. */
function isForeseen(text: string, at: number): boolean {
  if (at < 2) return false;
  const step = text.charCodeAt(at) - text.charCodeAt(at - 1);
  return Math.abs(step) <= 1 && step === text.charCodeAt(at - 1) - text.charCodeAt(at - 2);
}

function alphabetSize(password: string): number {
  let size = 0;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[^A-Za-z\d]/.test(password)) size += 30;
  return Math.max(size, 1);
}
