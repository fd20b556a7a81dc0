import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { exchangeHandOver as operation } from '@maidan/contract/accounts/hand-over/exchange-hand-over.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { askFirstScreen } from './ask-first-screen.ts';
import { deviceName } from '#call/device-name.ts';
import { sessionTimes } from '#modules/accounts/sessions/find-session.ts';
import { finishLogin } from '#modules/accounts/login/finish-login.ts';
import { claimHandOver } from './hand-over.store.ts';
import { hashHalf, makeSecret } from '#modules/accounts/sessions/session-halves.ts';

type Input = ParsedRequestOf<typeof operation>;

/** LOG-06, T1, T19. Whatever is wrong with a code, unknown, used, too old or no code at all, is one answer. */
export async function exchangeHandOver(
  context: CallContext,
  { code }: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const ticket = makeSecret();
  const device = deviceName(context.userAgent);
  const claim = { codeHash: hashHalf(code), ticketHash: hashHalf(ticket), device, ip: context.ip };
  const claimed = await claimHandOver(db, config.merchant, claim, await sessionTimes(settings));
  if (claimed === null) {
    await noteSecurityEvent(context, 'hand-over-refused', null);
    throw new Refusal('TICKET_INVALID');
  }
  if (claimed.sessionId === null) {
    const memberId = claimed.memberId.toString();
    return { state: 'loggedIn', login: await enterByHandOver(context, memberId, { type: claimed.type }) };
  }
  await askFirstScreen(context, claimed.memberId.toString(), { id: claimed.id, device });
  return { state: 'waiting', ticket, account: maskAccount(claimed.username) };
}

/** Through the door of the account's own kind: whoever made the code was in already. */
export async function enterByHandOver(
  context: CallContext,
  memberId: string,
  { type, vouched = false }: { type: number; vouched?: boolean },
) {
  const site = AGENT_TYPES.some((agent) => agent === type) ? 'agent' : 'member';
  const login = await finishLogin(context, { memberId, way: 'handOver', site, vouched });
  if (login.token !== null) await noteSecurityEvent(context, 'hand-over', memberId);
  return login;
}

/** Enough for the owner to recognise. */
function maskAccount(username: string): string {
  return `${username.slice(0, username.length > 4 ? 2 : 1)}•••${username.slice(-1)}`;
}
