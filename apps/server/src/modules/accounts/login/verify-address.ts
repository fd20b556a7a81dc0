import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { verifyAddress as verifyAddressOperation } from '@maidan/contract/accounts/login/verify-address.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import type { MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { spendTotpCode } from '#modules/accounts/second-step/totp.ts';
import { spendRecoveryCode } from '#modules/accounts/second-step/recovery-codes.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { checkCode } from '#modules/accounts/verification/codes.ts';
import { sendNoticeEverywhere } from '#modules/accounts/verification/notices.ts';
import { guardSecret } from '#modules/accounts/verification/throttle.ts';
import { peekTicket, takeTicket } from '#modules/accounts/verification/tickets.ts';
import { memberOf, contactFor } from './address-ways.ts';
import { ADDRESS_TICKET } from '#modules/accounts/second-step/address-ticket.ts';
import { finishLogin, readArrival, type LoginResult } from './finish-login.ts';
import { isKnownAddress } from './member-address.store.ts';

type Input = ParsedRequestOf<typeof verifyAddressOperation>;

/** The second half of a login from a new place. Every wrong proof gets the same answer. */
export async function verifyAddress(context: CallContext, input: Input): Promise<LoginResult> {
  const { db, config } = context;
  const given = { purpose: ADDRESS_TICKET, ticket: input.ticket };
  const found = await peekTicket(db, config.merchant, given);
  const member = await memberOf(context, found, input.way);
  const guard = await guardSecret(context, await guardName(context, member.id));
  await assertProof(context, member, input).catch(async (refusal: unknown) => {
    if (shows(input)) await noteSecurityEvent(context, 'second-step-wrong', member.id);
    throw refusal;
  });
  const taken = await takeTicket(db, config.merchant, given);
  if (taken === null) throw new Refusal('TICKET_INVALID');
  await guard.succeeded();
  await noteProof(context, member, input);
  return finishLogin(context, {
    ...readArrival(taken),
    confirmedBy: input.way,
    ...(shows(input) ? { rememberDevice: input.remember } : {}),
  });
}

type SecondStep = Extract<Input, { way: 'totp' | 'recovery' }>;

const shows = (input: Input): input is SecondStep => input.way === 'totp' || input.way === 'recovery';

/** At an address of the owner's own nobody waits for what strangers with the password tried elsewhere (decision 0014). */
async function guardName({ db, config, ip }: CallContext, memberId: string): Promise<string> {
  const atHome = await isKnownAddress(db, config.merchant, memberId, addressKey(ip));
  return atHome ? `address:${memberId}:home` : `address:${memberId}`;
}

async function noteProof(context: CallContext, member: MemberAtDoor, input: Input): Promise<void> {
  if (input.way === 'recovery') {
    await noteSecurityEvent(context, 'recovery-code-used', member.id);
    sendNoticeEverywhere(context, { notice: 'recovery-code-used', ...member });
    return;
  }
  const kind = input.way === 'totp' ? 'second-step-shown' : 'address-verified';
  await noteSecurityEvent(context, kind, member.id, { way: input.way });
}

async function assertProof(context: CallContext, member: MemberAtDoor, input: Input): Promise<void> {
  if (input.way === 'totp') {
    if (!(await spendTotpCode(context, member.id, input.code))) throw new Refusal('VERIFICATION_FAILED');
    return;
  }
  if (input.way === 'recovery') {
    if (!(await spendRecoveryCode(context, member.id, input.code))) throw new Refusal('VERIFICATION_FAILED');
    return;
  }
  const nameFits = input.way !== 'bankName' || sameName(member.payeeName, input.bankAccountName);
  const { target } = contactFor(member, input.way);
  await checkCode(context, {
    purpose: 'address',
    target,
    code: input.code,
    asker: { ticket: input.ticket },
  }).catch((refusal: unknown) => {
    if (refusal instanceof Refusal && refusal.code === 'CODE_WRONG') throw new Refusal('VERIFICATION_FAILED');
    throw refusal;
  });
  // T26: looked at together with the code, so that a name alone can be neither used nor guessed.
  if (!nameFits) throw new Refusal('VERIFICATION_FAILED');
}

const plainName = (name: string) =>
  name.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');

function sameName(known: string | null, given: string): boolean {
  return known !== null && plainName(known) === plainName(given);
}
