import type { LOSS_WAYS } from '@maidan/contract/accounts/login/login-parts.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { findAtDoor, type MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';
import type { Ticket } from '#modules/accounts/verification/tickets.ts';

type LossWay = (typeof LOSS_WAYS)[number];

export async function loserOf(
  { db, config }: CallContext,
  ticket: Ticket | null,
  way: LossWay,
): Promise<MemberAtDoor> {
  const offered = ticket?.data['lossWays'];
  const memberId = ticket?.memberId ?? null;
  if (memberId === null || !Array.isArray(offered) || !offered.includes(way))
    throw new Refusal('TICKET_INVALID');
  const member = await findAtDoor(db, config.merchant, memberId);
  if (member === null || member.status === 'closed') throw new Refusal('TICKET_INVALID');
  return member;
}

export function contactOf(member: MemberAtDoor, way: LossWay): string {
  const target = way === 'sms' ? member.mobile : (member.email?.toLowerCase() ?? null);
  if (target === null) throw new Refusal('TICKET_INVALID');
  return target;
}
