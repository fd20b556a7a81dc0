import { isReserved } from '#accounts/profile/nickname.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
/** Alphabets with letters that are drawn like Latin ones. */
const ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;
/** A name before a colon, or in brackets, at the beginning of a line: so speaks who is introduced. */
const SPEAKER = /^[\p{P}\p{S}\s]*([\p{L}\p{M}\p{N}][^:：\])】]{1,30}?)[\p{P}\p{S}\s]*[:：\])】]/u;
const MOST_WORDS = 3;

/** T28: a word of letters of two alphabets that look alike is written to be taken for another word. */
export function mixesAlphabets(clean: string): boolean {
  return (clean.match(WORD) ?? []).some((word) => LATIN.test(word) && ALIKE.test(word));
}

/** T28: begins as if somebody of the house spoke. Whoever does has a mark beside their name and need not say it. */
export function speaksForHouse(clean: string): boolean {
  const [, speaker = ''] = SPEAKER.exec(clean) ?? [];
  return speaker !== '' && speaker.trim().split(' ').length <= MOST_WORDS && isReserved(speaker);
}
