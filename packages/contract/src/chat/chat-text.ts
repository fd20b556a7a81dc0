/** What one line may hold, in signs as a reader counts them: a conjunct or a flag is one. */
export const CHAT_TEXT_MAX = 280;
/** A sign can be built of many parts; a line still has to fit into one letter between nodes. */
export const CHAT_TEXT_MAX_UNITS = 2_000;

const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of plain words: signs that nobody sees or that turn the direction of the rest around are no part of it. */
export function cleanChatText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(UNSEEN, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The one rule of counting, for the form and for the platform. */
export function countSigns(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}

/** Whether a cleaned text may be sent. */
export function fitsChat(clean: string): boolean {
  return clean.length <= CHAT_TEXT_MAX_UNITS && SEEN.test(clean) && countSigns(clean) <= CHAT_TEXT_MAX;
}
