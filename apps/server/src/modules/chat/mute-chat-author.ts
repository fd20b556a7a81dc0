import type { muteChatAuthor as muteOperation } from '@maidan/contract/chat/mute-chat-author.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { writeDistance } from './chat-person.store.ts';
import { refuseExcluded } from './chat.policy.ts';

export async function muteChatAuthor(
  context: CallContext,
  wish: ParsedRequestOf<typeof muteOperation>,
): Promise<ResponseOf<typeof muteOperation>> {
  const session = sessionOf(context);
  refuseExcluded(session);
  const { merchant } = context.config;
  const outcome = await writeDistance(context.db, { merchant, memberId: session.memberId, ...wish });
  if (outcome === 'unknown') throw new Refusal('NOT_FOUND');
  if (outcome === 'full') throw new Refusal('CHAT_MUTES_FULL');
  return wish;
}
