import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { sendAddressCode as sendAddressCodeOperation } from '@maidan/contract/accounts/login/send-address-code.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { findAtDoor, type MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';
import type { Ticket } from '#modules/accounts/verification/tickets.ts';
import type { VerificationWay } from '#modules/accounts/members/verification-ways.ts';

type CodeWay = ParsedRequestOf<typeof sendAddressCodeOperation>['way'];

export async function memberOf(
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

export function contactFor(member: MemberAtDoor, way: CodeWay): { channel: 'sms' | 'mail'; target: string } {
  if (way !== 'email' && member.mobile !== null) return { channel: 'sms', target: member.mobile };
  if (way !== 'sms' && member.email !== null) return { channel: 'mail', target: member.email };
  throw new Refusal('TICKET_INVALID');
}
