import type { sendChatMessage as operation } from '@maidan/contract/chat/send-chat-message.ts';
import { chatChannel } from '@maidan/contract/live.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { refuseExcluded } from './chat.policy.ts';
import { presentMessage } from './chat.present.ts';
import { insertMessage, type SendOutcome } from './chat.store.ts';

/** MSG-04. The text comes cleaned and counted by the contract; how fast somebody may speak is decided with the row. */
export async function sendChatMessage(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const session = sessionOf(context);
  refuseExcluded(session);
  const { db, config, bus } = context;
  const { memberId, username } = session;
  const sent = await insertMessage(db, { ...input, merchant: config.merchant, memberId });
  refuseUnsaid(sent);
  const message = presentMessage({ ...sent, username, memberId: BigInt(memberId), text: input.text });
  // Told once: what is sent again because its answer was lost has been heard.
  if (sent.outcome === 'sent') {
    const data = { room: input.room, message, hidden: null };
    const frame = { type: 'chat' as const, channel: chatChannel(input.room), version: message.place, data };
    await bus.publish({ kind: 'frame', frame });
  }
  return message;
}

function refuseUnsaid({ outcome, waitSeconds }: SendOutcome): void {
  if (outcome === 'unknown') throw new Refusal('NOT_FOUND');
  if (outcome === 'conflict') throw new Refusal('OPERATION_CONFLICT');
  if (outcome === 'silenced') throw new Refusal('CHAT_SILENCED');
  if (outcome === 'fast') throw new Refusal('TOO_MANY_REQUESTS', { args: [waitSeconds] });
}
