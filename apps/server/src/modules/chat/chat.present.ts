import type { ChatMessage, ChatQuote } from '@maidan/contract/chat/chat-message.ts';
import { iconForOthers } from '#modules/accounts/profile/icon-of.ts';
import { nameForOthers } from '#modules/messages/mask-name.ts';
import type { MessageRow, QuoteRow, SpeakerRow } from './chat-rows.ts';

/** As much of a line as stands above its answer. */
const QUOTED_SIGNS = 90;
const QUOTED_UNITS = 180;

const nameOf = (row: Omit<SpeakerRow, 'author'>): string => row.staffName ?? nameForOthers(row);

/** T33: of a person others see the masked name and a handle made up for the chat, never the account. */
export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id.toString(),
    place: Number(row.place),
    author: row.author,
    name: nameOf(row),
    isBot: row.isBot,
    isStaff: row.staffName !== null,
    iconUrl: iconForOthers({ id: row.memberId, avatar: row.avatar }),
    text: row.text,
    at: row.at.toISOString(),
    replyTo: presentQuote(row),
  };
}

function presentQuote(row: QuoteRow): ChatQuote | null {
  if (row.quoteId === null || row.quoteAuthor === null) return null;
  const isBot = row.quoteIsBot === true;
  const speaker = {
    username: row.quoteUsername ?? '',
    nickname: row.quoteNickname ?? '',
    isBot,
    staffName: row.quoteStaffName,
  };
  return {
    id: row.quoteId.toString(),
    author: row.quoteAuthor,
    name: nameOf(speaker),
    isBot,
    isStaff: row.quoteStaffName !== null,
    text: row.quoteText === null ? null : excerptOf(row.quoteText),
  };
}

/** Never in the middle of a sign. */
function excerptOf(text: string): string {
  let kept = '';
  let signs = 0;
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    if (signs === QUOTED_SIGNS || kept.length + segment.length > QUOTED_UNITS) return `${kept.trimEnd()}…`;
    kept += segment;
    signs += 1;
  }
  return kept;
}

export const presentPerson = (row: SpeakerRow): { author: string; name: string } => ({
  author: row.author,
  name: nameOf(row),
});
