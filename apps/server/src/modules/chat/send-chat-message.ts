import { mixesAlphabets, speaksForHouse } from '@maidan/contract/chat/false-voice.ts';
import type { sendChatMessage as operation } from '@maidan/contract/chat/send-chat-message.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { refuseExcluded } from './chat.policy.ts';
import { sayInRoom } from './say-in-room.ts';

/** MSG-04. The text comes cleaned and counted by the contract. */
export async function sendChatMessage(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const session = sessionOf(context);
  refuseExcluded(session);
  // T28: staff too: who they are stands beside their name.
  if (mixesAlphabets(input.text) || speaksForHouse(input.text)) throw new Refusal('CHAT_FALSE_VOICE');
  return sayInRoom(context, { ...input, memberId: session.memberId });
}
