import type { muteChatAuthor as muteOperation } from '@maidan/contract/chat/mute-chat-author.ts';
import type { reportChatMessage as reportOperation } from '@maidan/contract/chat/report-chat-message.ts';
import { chatChannel } from '@maidan/contract/live.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import type { Bus } from '#live/bus.ts';
import { writeMute } from './chat-person.store.ts';
import { refuseExcluded } from './chat.policy.ts';
import { hideMessage, insertReport } from './chat.store.ts';

export async function reportChatMessage(
  context: CallContext,
  { id, reason }: ParsedRequestOf<typeof reportOperation>,
): Promise<ResponseOf<typeof reportOperation>> {
  const session = sessionOf(context);
  refuseExcluded(session);
  const { merchant } = context.config;
  const known = await insertReport(context.db, { merchant, id, memberId: session.memberId, reason });
  if (!known) throw new Refusal('NOT_FOUND');
  return { reported: true };
}

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

/** T28: an operator takes a line back; it goes from every open page at once. */
export async function hideChatMessage(
  { db, bus, config }: { db: Database; bus: Bus; config: Pick<Config, 'merchant'> },
  id: string,
): Promise<boolean> {
  const hidden = await hideMessage(db, config.merchant, id);
  if (hidden === null) return false;
  const { room, version } = hidden;
  const data = { room, message: null, hidden: id };
  const frame = { type: 'chat' as const, channel: chatChannel(room), version: Number(version), data };
  await bus.publish({ kind: 'frame', frame });
  return true;
}
