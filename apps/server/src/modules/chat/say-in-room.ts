import type { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { presentMessage } from './chat.present.ts';
import { insertMessage, type NewLine, type SendOutcome } from './chat.store.ts';
import { tellRoom } from './tell-room.ts';

/** The line is kept, and whoever has the room open hears it; how fast somebody may speak is decided with the row. */
export async function sayInRoom(
  { db, config, bus }: Pick<CallContext, 'db' | 'config' | 'bus'>,
  line: NewLine,
): Promise<ResponseOf<typeof sendChatMessage>> {
  const sent = await insertMessage(db, { ...line, merchant: config.merchant });
  refuseUnsaid(sent);
  const message = presentMessage({ ...sent, memberId: BigInt(line.memberId), text: line.text });
  // Told once: what is sent again because its answer was lost has been heard.
  if (sent.outcome === 'sent') await tellRoom(bus, line.room, message.place, { message });
  return { ...message, waitSeconds: sent.waitSeconds };
}

function refuseUnsaid({ outcome, waitSeconds }: SendOutcome): void {
  if (outcome === 'unknown') throw new Refusal('NOT_FOUND');
  if (outcome === 'conflict') throw new Refusal('OPERATION_CONFLICT');
  if (outcome === 'silenced') throw new Refusal('CHAT_SILENCED');
  if (outcome === 'blocked') throw new Refusal('CHAT_NO_ANSWER');
  if (outcome === 'fast') throw new Refusal('TOO_MANY_REQUESTS', { args: [waitSeconds] });
}
