import type { finishPasskey as operation } from '@maidan/contract/accounts/passkey/finish-passkey.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { takeTicket } from '#modules/accounts/verification/tickets.ts';
import { newKeyAnswer } from './passkey-answer.ts';
import { insertPasskey, selectPasskeyIds } from './passkey.store.ts';
import { challengeData, NEW_PASSKEY_TICKET, refusedPasskey, relyingParty } from './relying-party.ts';

type Input = ParsedRequestOf<typeof operation>;

const MOST_KEYS = 20;

export async function finishPasskey(
  context: CallContext,
  { ticket, name, answer }: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const taken = await takeTicket(db, config.merchant, { purpose: NEW_PASSKEY_TICKET, ticket });
  if (taken === null || taken.memberId !== memberId) throw new Refusal('TICKET_INVALID');
  try {
    const { challenge } = challengeData.parse(taken.data);
    const { id, publicKey, counter, transports } = await readNewKey(context, answer, challenge);
    if ((await selectPasskeyIds(db, config.merchant, memberId)).length >= MOST_KEYS)
      throw new Error('this member has keys enough');
    const passkey = { id, publicKey, counter, memberId, name, transports };
    if (!(await insertPasskey(db, config.merchant, passkey))) throw new Error('the key is known already');
    await noteSecurityEvent(context, 'passkey-added', memberId);
    return { id };
  } catch (error) {
    throw await refusedPasskey(context, memberId, error);
  }
}

async function readNewKey({ config }: CallContext, answer: Input['answer'], challenge: string) {
  const { rpID, expectedOrigin } = relyingParty(config);
  const { response, ...key } = newKeyAnswer.parse(answer);
  const { transports = [], ...attestation } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...key, response: attestation, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });
  if (!verified) throw new Error('the new key did not prove itself');
  return { ...registrationInfo.credential, transports };
}
