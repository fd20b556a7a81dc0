import type { sendChatMessage as operation } from '@maidan/contract/chat/send-chat-message.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { refuseExcluded } from './chat.policy.ts';
import { sayInRoom } from './say-in-room.ts';

/** MSG-04. The text comes cleaned and counted by the contract. */
export async function sendChatMessage(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const session = sessionOf(context);
  refuseExcluded(session);
  return sayInRoom(context, { ...input, memberId: session.memberId });
}
