/** What one line may hold, in signs as a reader counts them: a conjunct or a flag is one. */
export const CHAT_TEXT_MAX = 280;
/** A sign can be built of many parts; a line still has to fit into one letter between nodes. */
export const CHAT_TEXT_MAX_UNITS = 2_000;

/** Controls, what turns the direction around, and what takes no room or looks like a space and is none. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;
/** Joiners are part of words of Indic scripts and of some pictures; between other letters they only hide. */
const STRAY_JOINER =
  /(?<![\p{Script=Beng}\p{Script=Deva}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]+/gu;
/** Flags of parts of a country are written with these; elsewhere nobody sees them. */
const STRAY_TAG = /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]+/gu;
/** Letters in another dress are taken as what they say. */
const DRESSED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f149}\u{1f170}-\u{1f189}]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of plain words: signs that nobody sees or that turn the direction of the rest around are no part of it. */
export function cleanChatText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(UNSEEN, '')
    .replace(STRAY_JOINER, '')
    .replace(STRAY_TAG, '')
    .replace(DRESSED, (letter) => letter.normalize('NFKC'))
    .replace(/[\p{Zs}]+/gu, ' ')
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
