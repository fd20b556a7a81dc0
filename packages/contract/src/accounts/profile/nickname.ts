/** The name by which the house calls a member. Counted in what people see as letters, not in code points. */
export const NICKNAME_SHORTEST = 2;
export const NICKNAME_LONGEST = 20;
/** More than any nickname of that many letters needs on the wire. */
export const NICKNAME_MAX_LENGTH = 120;

/**
 * Latin letters that languages are written with (not those of phonetics, which look like others) and Bengali ones, with
 * their signs, digits of both, and a few marks between them; nothing that hides.
 */
const ALLOWED =
  /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF\p{Script=Bengali}\p{Mn}\p{Mc}0-9০-৯ ._'-]+$/u;
const SIGNS_IN_ROW = /\p{M}{4}/u;

/** What belongs to the house: who bears such a name could speak for it. */
const RESERVED = [
  'admin',
  'moderator',
  'operator',
  'official',
  'support',
  'helpdesk',
  'helpline',
  'staff',
  'system',
  'customercare',
  'customerservice',
  'manager',
  'maidan',
  'এডমিন',
  'অ্যাডমিন',
  'অ্যাডমিন',
  'মডারেটর',
  'অপারেটর',
  'অফিসিয়াল',
  'সাপোর্ট',
  'হেল্পলাইন',
  'হেল্পডেস্ক',
  'স্টাফ',
  'সিস্টেম',
  'কাস্টমার',
  'ম্যানেজার',
  'কর্তৃপক্ষ',
  'কর্মকর্তা',
  'ময়দান',
].map(spaceless);
/** Too short to be looked for inside of other names. */
const RESERVED_WHOLE = ['mod', 'gm', 'ceo', 'dev', 'মড'];

/** Figures and signs that are drawn like letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '০': 'o',
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

function isReserved(nickname: string): boolean {
  const [plain, alike] = [spaceless(nickname), skeleton(nickname)];
  if (RESERVED_WHOLE.some((word) => word === plain || skeleton(word) === alike)) return true;
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
