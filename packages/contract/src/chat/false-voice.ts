import { isReserved, namesHouse } from '#accounts/profile/nickname.ts';
import { RESERVED_NAMES } from '#locales/reserved-names.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
/** Alphabets with letters that are drawn like Latin ones. */
const ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;
/** A name before a colon, or in brackets, at the beginning of a line: so speaks who is introduced. */
const SPEAKER = /^[\p{P}\p{S}\s]*([\p{L}\p{M}\p{N}][^:：\])】]{1,30}?)[\p{P}\p{S}\s]*[:：\])】]/u;
const MOST_WORDS = 3;
/** Nothing but words before another mark, such as a dash or a comma: so speaks an introduction, and much else. */
const OPENING =
  /^[\p{P}\p{S}\s]*([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s]{1,39}?)\s*(?:\s[-−]|[-−][-−\s]|[–—,،、;।.。|>~=/•·])/u;
const HOUSE_NAMES = Object.values(RESERVED_NAMES);
/** Who says that they are there. */
const PRESENT = new RegExp(
  `^[\\p{P}\\p{S}\\s]*([\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}\\s]{1,39}?)\\s+(?:${HOUSE_NAMES.flatMap(({ present }) => present).join('|')})\\s*(?:[\\p{P}\\p{S}]|$)`,
  'iu',
);
const BESIDE = new Set(HOUSE_NAMES.flatMap(({ beside }) => beside));

/** T28: a word of letters of two alphabets that look alike is written to be taken for another word. */
export function mixesAlphabets(clean: string): boolean {
  return (clean.match(WORD) ?? []).some((word) => LATIN.test(word) && ALIKE.test(word));
}

/** T28: begins as if somebody of the house spoke. Whoever does has a mark beside their name and need not say it. */
export function speaksForHouse(clean: string): boolean {
  const [, speaker = ''] = SPEAKER.exec(clean) ?? [];
  if (speaker !== '' && speaker.trim().split(' ').length <= MOST_WORDS && isReserved(speaker)) return true;
  return [OPENING, PRESENT].some((form) => isAllOfHouse(form.exec(clean)?.[1] ?? ''));
}

/** Before these marks stands much that introduces nobody ("great support, thanks"), so each word has to be of the house. */
function isAllOfHouse(name: string): boolean {
  const words = name.toLowerCase().split(/\s+/u);
  return namesHouse(name) && words.every((word) => BESIDE.has(word) || namesHouse(word));
}
