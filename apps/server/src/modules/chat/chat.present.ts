import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { iconForOthers } from '#modules/accounts/profile/icon-of.ts';
import { nameForOthers } from '#modules/messages/mask-name.ts';
import type { MessageRow } from './chat.store.ts';

/** T33: of a person others see the masked name and a handle made up for the chat, never the account. */
export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id.toString(),
    place: Number(row.place),
    author: row.author,
    name: nameForOthers(row),
    isBot: row.isBot,
    iconUrl: iconForOthers({ id: row.memberId, avatar: row.avatar }),
    text: row.text,
    at: row.at.toISOString(),
  };
}
