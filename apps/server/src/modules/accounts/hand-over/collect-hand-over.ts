import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { collectHandOver as operation } from '@maidan/contract/accounts/hand-over/collect-hand-over.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { WAIT_SECONDS } from './confirm-hand-over.ts';
import { enterByHandOver } from './exchange-hand-over.ts';
import { sessionTimes } from '#modules/accounts/sessions/find-session.ts';
import { collectHandOverRow, selectWaiting } from './hand-over.store.ts';
import { hashHalf } from '#modules/accounts/sessions/session-halves.ts';

/** T19: the session is given once, and only while the screen that agreed is still logged in itself. */
export async function collectHandOver(
  context: CallContext,
  { ticket }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const [hash, times] = [hashHalf(ticket), await sessionTimes(settings)];
  const waiting = await selectWaiting(db, config.merchant, hash, WAIT_SECONDS, times);
  if (waiting === null) throw new Refusal('TICKET_INVALID');
  if (waiting.allowed === false || !waiting.makerLives) return { state: 'refused' };
  if (waiting.allowed === null) return { state: 'waiting' };
  const collected = await collectHandOverRow(db, config.merchant, hash, times);
  if (collected === null) throw new Refusal('TICKET_INVALID');
  const login = await enterByHandOver(context, collected.memberId.toString(), {
    type: collected.type,
    vouched: collected.secondStep === true,
  });
  return { state: 'loggedIn', login };
}
