import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { chatChannel } from '@maidan/contract/live.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { presentMessage } from './chat.present.ts';
import { insertMessage, type SendOutcome } from './chat.store.ts';

type Line = { memberId: string; room: string; operationId: string; text: string };

/** The line is kept, and whoever has the room open hears it; how fast somebody may speak is decided with the row. */
export async function sayInRoom(
  { db, config, bus }: Pick<CallContext, 'db' | 'config' | 'bus'>,
  line: Line,
): Promise<ChatMessage> {
  const sent = await insertMessage(db, { ...line, merchant: config.merchant });
  refuseUnsaid(sent);
  const message = presentMessage({ ...sent, memberId: BigInt(line.memberId), text: line.text });
  // Told once: what is sent again because its answer was lost has been heard.
  if (sent.outcome === 'sent') {
    const data = { room: line.room, message, hidden: null };
    const frame = { type: 'chat' as const, channel: chatChannel(line.room), version: message.place, data };
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
