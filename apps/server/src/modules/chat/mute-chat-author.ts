import type { muteChatAuthor as muteOperation } from '@maidan/contract/chat/mute-chat-author.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { writeMute } from './chat-person.store.ts';
import { refuseExcluded } from './chat.policy.ts';

export async function muteChatAuthor(
  context: CallContext,
  { author, muted }: ParsedRequestOf<typeof muteOperation>,
): Promise<ResponseOf<typeof muteOperation>> {
  const session = sessionOf(context);
  refuseExcluded(session);
  const { merchant } = context.config;
  const known = await writeMute(context.db, { merchant, memberId: session.memberId, author, muted });
  if (!known) throw new Refusal('NOT_FOUND');
  return { author, muted };
}
