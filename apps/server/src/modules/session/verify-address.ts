import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { sendAddressCode } from '@maidan/contract/session/send-address-code.ts';
import type { verifyAddress } from '@maidan/contract/session/verify-address.ts';
import type { CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { findAtDoor, type MemberAtDoor } from '#modules/member/member-for-login.ts';
import { spendTotpCode } from '#modules/member/totp.ts';
import { noteSecurityEvent } from '#modules/system/security-event.ts';
import { checkCode, sendCode } from '#modules/verification/codes.ts';
import { guardSecret } from '#modules/verification/throttle.ts';
import { peekTicket, readTicket, takeTicket, type Ticket } from '#modules/verification/tickets.ts';
import { ADDRESS_TICKET, finishLogin, readArrival, type LoginResult } from './finish-login.ts';
import type { VerificationWay } from './verification-ways.ts';

type Input = ParsedRequestOf<typeof verifyAddress>;
type CodeWay = ParsedRequestOf<typeof sendAddressCode>['way'];

/** LOG-13: the code goes where the member once said, never where the caller says now. */
export async function sendCodeForAddress(
  context: CallContext,
  { ticket, way }: ParsedRequestOf<typeof sendAddressCode>,
): Promise<ResponseOf<typeof sendAddressCode>> {
  const { db, config } = context;
  const found = await readTicket(db, config.merchant, { purpose: ADDRESS_TICKET, ticket });
  const member = await memberOf(context, found, way);
  const { channel, target } = contactFor(member, way);
  return sendCode(context, { purpose: 'address', channel, target });
}

/** The second half of a login from a new place. Every wrong proof gets the same answer. */
export async function finishVerification(context: CallContext, input: Input): Promise<LoginResult> {
  const { db, config } = context;
  const given = { purpose: ADDRESS_TICKET, ticket: input.ticket };
  const found = await peekTicket(db, config.merchant, given);
  const member = await memberOf(context, found, input.way);
  const guard = await guardSecret(context, `address:${member.id}`);
  await assertProof(context, member, input);
  const taken = await takeTicket(db, config.merchant, given);
  if (taken === null) throw new Refusal('TICKET_INVALID');
  await guard.succeeded();
  await noteSecurityEvent(context, 'address-verified', member.id, { way: input.way });
  return finishLogin(context, { ...readArrival(taken), confirmedBy: input.way });
}

async function memberOf(
  { db, config }: CallContext,
  ticket: Ticket | null,
  way: VerificationWay,
): Promise<MemberAtDoor> {
  const offered = ticket?.data['ways'];
  const memberId = ticket?.memberId ?? null;
  if (memberId === null || !Array.isArray(offered) || !offered.includes(way))
    throw new Refusal('TICKET_INVALID');
  const member = await findAtDoor(db, config.merchant, memberId);
  if (member === null) throw new Refusal('TICKET_INVALID');
  return member;
}

function contactFor(member: MemberAtDoor, way: CodeWay): { channel: 'sms' | 'mail'; target: string } {
  if (way !== 'email' && member.mobile !== null) return { channel: 'sms', target: member.mobile };
  if (way !== 'sms' && member.email !== null) return { channel: 'mail', target: member.email };
  throw new Refusal('TICKET_INVALID');
}

async function assertProof(context: CallContext, member: MemberAtDoor, input: Input): Promise<void> {
  if (input.way === 'totp') {
    if (!(await spendTotpCode(context, member.id, input.code))) throw new Refusal('VERIFICATION_FAILED');
    return;
  }
  const nameFits = input.way !== 'bankName' || sameName(member.payeeName, input.bankAccountName);
  const { target } = contactFor(member, input.way);
  await checkCode(context, { purpose: 'address', target, code: input.code }).catch((refusal: unknown) => {
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
