import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { startPasskeyLogin as operation } from '@maidan/contract/accounts/passkey/start-passkey-login.ts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { CallContext } from '#call/call-context.ts';
import { issueTicket } from '#modules/accounts/verification/tickets.ts';
import { assertPasskeysOn, CHALLENGE_SECONDS, PASSKEY_LOGIN_TICKET, relyingParty } from './relying-party.ts';

/** No name is asked for, and none is told: the key itself knows whom it belongs to. */
export async function startPasskeyLogin(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  await assertPasskeysOn(context);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    userVerification: 'required',
  });
  const ticket = await issueTicket(db, config.merchant, {
    purpose: PASSKEY_LOGIN_TICKET,
    data: { challenge: options.challenge },
    seconds: CHALLENGE_SECONDS,
  });
  return { ticket, options: { ...options } };
}
