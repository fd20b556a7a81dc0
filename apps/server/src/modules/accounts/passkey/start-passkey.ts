import type { startPasskey as operation } from '@maidan/contract/accounts/passkey/start-passkey.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { findAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { assertOwnPassword } from '#modules/accounts/passwords/own-password.ts';
import { issueTicket } from '#modules/accounts/verification/tickets.ts';
import { selectPasskeyIds } from './passkey.store.ts';
import {
  assertPasskeysOn,
  CHALLENGE_SECONDS,
  NEW_PASSKEY_TICKET,
  relyingParty,
  userHandle,
} from './relying-party.ts';

/** Whoever finds an open page must not be able to leave a key of their own in the door. */
export async function startPasskey(
  context: CallContext,
  { password }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  await assertPasskeysOn(context);
  const { memberId, username } = sessionOf(context);
  await assertPassword(context, memberId, password);
  const own = await selectPasskeyIds(db, config.merchant, memberId);
  const options = await generateRegistrationOptions({
    rpName: 'Maidan',
    rpID: relyingParty(config).rpID,
    userName: username,
    userDisplayName: username,
    userID: userHandle(config, memberId),
    attestationType: 'none',
    excludeCredentials: own.map((key) => ({ id: key.credentialId, transports: key.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const ticket = await issueTicket(db, config.merchant, {
    purpose: NEW_PASSKEY_TICKET,
    memberId,
    data: { challenge: options.challenge },
    seconds: CHALLENGE_SECONDS,
  });
  return { ticket, options: { ...options } };
}

async function assertPassword(
  context: CallContext,
  memberId: string,
  password: string | undefined,
): Promise<void> {
  const { db, config } = context;
  const member = await findAtDoor(db, config.merchant, memberId);
  if (member === null || member.passwordHash === null) return;
  if (password === undefined) throw new Refusal('PASSWORD_WRONG', { fields: { password: 'required' } });
  await assertOwnPassword(context, password);
}
