import type { reportChatMessage as reportOperation } from '@maidan/contract/chat/report-chat-message.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { refuseExcluded } from './chat.policy.ts';
import { insertReport } from './chat.store.ts';

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
