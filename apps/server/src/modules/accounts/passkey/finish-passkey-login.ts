import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { finishPasskeyLogin as operation } from '@maidan/contract/accounts/passkey/finish-passkey-login.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { finishLogin } from '#modules/accounts/login/finish-login.ts';
import { takeTicket } from '#modules/accounts/verification/tickets.ts';
import { keyAnswer } from './passkey-answer.ts';
import { selectPasskey, usePasskey, type PasskeyRow } from './passkey.store.ts';
import {
  challengeData,
  PASSKEY_LOGIN_TICKET,
  refusedPasskey,
  relyingParty,
  userHandle,
} from './relying-party.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function finishPasskeyLogin(
  context: CallContext,
  { ticket, answer, site }: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const taken = await takeTicket(db, config.merchant, { purpose: PASSKEY_LOGIN_TICKET, ticket });
  if (taken === null) throw new Refusal('TICKET_INVALID');
  const memberId = await proveKey(context, answer, challengeData.parse(taken.data).challenge);
  return finishLogin(context, { memberId, way: 'passkey', site });
}

/** The owner of the key, once it has signed this very challenge on this very site. */
async function proveKey(context: CallContext, given: Input['answer'], challenge: string): Promise<string> {
  const { db, config } = context;
  let owner: string | null = null;
  try {
    const answer = keyAnswer.parse(given);
    const key = await selectPasskey(db, config.merchant, answer.id);
    if (key === null) throw new Error('the key is unknown');
    owner = key.memberId.toString();
    const counter = await verifySignature(context, answer, key, challenge);
    if (!(await usePasskey(db, config.merchant, { id: key.credentialId, counter })))
      throw new Error('the counter of the key did not move on');
    return owner;
  } catch (error) {
    throw await refusedPasskey(context, owner, error);
  }
}

async function verifySignature(
  { config }: CallContext,
  { response, ...key }: ReturnType<typeof keyAnswer.parse>,
  row: PasskeyRow,
  challenge: string,
): Promise<number> {
  const { rpID, expectedOrigin } = relyingParty(config);
  const { userHandle: handle, ...assertion } = response;
  const expected = Buffer.from(userHandle(config, row.memberId.toString())).toString('base64url');
  if (typeof handle === 'string' && handle !== expected) throw new Error('the key names somebody else');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...key, response: assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: row.credentialId,
      publicKey: Uint8Array.from(row.publicKey),
      counter: Number(row.counter),
      transports: row.transports,
    },
  });
  if (!verified) throw new Error('the signature is not of this key');
  return authenticationInfo.newCounter;
}
