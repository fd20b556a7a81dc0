import { LANGUAGES } from '#languages.ts';
import { RESERVED_NAMES } from '#locales/reserved-names.ts';

/** The name by which the house calls a member. Counted in what people see as letters, not in code points. */
export const NICKNAME_SHORTEST = 2;
export const NICKNAME_LONGEST = 20;
/** More than any nickname of that many letters needs on the wire. */
export const NICKNAME_MAX_LENGTH = 120;

/** Of the languages of the site, apart from Latin, which is taken in part. */
const SCRIPTS = LANGUAGES.flatMap((language) => {
  const { script } = new Intl.Locale(language).maximize();
  return script === undefined || script === 'Latn' ? [] : [`\\p{Script=${script}}`];
});

/**
 * Latin letters that languages are written with (not those of phonetics, which look like others) and those of the
 * languages of the site, with their signs and digits, and a few marks between them; nothing that hides.
 */
const ALLOWED = new RegExp(
  `^[A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u1E00-\\u1EFF${SCRIPTS.join('')}\\p{Mn}\\p{Mc}0-9 ._'\\-]+$`,
  'u',
);
const SIGNS_IN_ROW = /\p{M}{4}/u;

const HOUSE_NAMES = Object.values(RESERVED_NAMES);
const RESERVED = HOUSE_NAMES.flatMap(({ inside }) => inside.map(spaceless));
const RESERVED_WHOLE = HOUSE_NAMES.flatMap(({ whole }) => whole);

/** Figures and signs that are drawn like letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  // The zeros of Bengali and Devanagari.
  '\u09e6': 'o',
  '\u0966': 'o',
  l: 'i',
  ı: 'i',
  ł: 'i',
  ø: 'o',
};

export type NicknameProblem = 'form' | 'reserved';
type Read = { nickname: string } | { problem: NicknameProblem };

/** Asked by the form while it is typed, and by the platform, which alone decides. */
export function readNickname(given: string): Read {
  // Letters in another dress (full width, ligatures, numerals) are taken as what they say.
  const nickname = given.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const length = letterCount(nickname);
  if (length < NICKNAME_SHORTEST || length > NICKNAME_LONGEST) return { problem: 'form' };
  if (!ALLOWED.test(nickname) || !/\p{L}/u.test(nickname) || SIGNS_IN_ROW.test(nickname.normalize('NFD')))
    return { problem: 'form' };
  return isReserved(nickname) ? { problem: 'reserved' } : { nickname };
}

function letterCount(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}

/** Whether it is, or is drawn like, a name that belongs to the house. */
export function isReserved(nickname: string): boolean {
  const [plain, alike] = [spaceless(nickname), skeleton(nickname)];
  return RESERVED_WHOLE.some((word) => word === plain || skeleton(word) === alike) || namesHouse(nickname);
}

/** The same without the short names, which mean something else as well ("gm" is a good morning, Dev a first name). */
export function namesHouse(text: string): boolean {
  const [plain, alike] = [spaceless(text), skeleton(text)];
  return RESERVED.some((word) => plain.includes(word) || alike.includes(skeleton(word)));
}

/** In small letters, without spaces and marks between them. */
function spaceless(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The same with what looks alike made the same, accents taken off, and letters that are said twice said once. */
function skeleton(text: string): string {
  const bare = spaceless(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '');
  const alike = Array.from(bare, (letter) => LOOKS_LIKE[letter] ?? letter).join('');
  return alike.replace(/(.)\1+/gu, '$1');
}
