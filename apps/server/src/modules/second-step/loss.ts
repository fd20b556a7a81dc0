import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { LOSS_WAYS } from '@maidan/contract/session/login-parts.ts';
import type { reportLoss as reportLossOperation } from '@maidan/contract/second-step/report-loss.ts';
import type { sendLossCode as sendLossCodeOperation } from '@maidan/contract/second-step/send-loss-code.ts';
import type { CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { findAtDoor, type MemberAtDoor } from '#modules/member/member-for-login.ts';
import { countryOfCall } from '#modules/session/country-of-call.ts';
import { deviceName } from '#modules/session/device-name.ts';
import { ADDRESS_TICKET } from '#modules/session/finish-login.ts';
import { noteSecurityEvent } from '#modules/system/security-event.ts';
import { checkCode, sendCode } from '#modules/verification/codes.ts';
import { sendNoticeEverywhere } from '#modules/verification/notices.ts';
import { peekTicket, readTicket, takeTicket, type Ticket } from '#modules/verification/tickets.ts';
import { insertLoss } from './second-step.store.ts';

type LossWay = (typeof LOSS_WAYS)[number];

/** So long everybody who can be reached has time to say no. */
const WAIT_HOURS = 24;

/** To where the member once said. The ticket stands for the password that was shown a moment ago. */
export async function sendLossCode(
  context: CallContext,
  { ticket, way }: ParsedRequestOf<typeof sendLossCodeOperation>,
): Promise<ResponseOf<typeof sendLossCodeOperation>> {
  const { db, config } = context;
  const found = await readTicket(db, config.merchant, { purpose: ADDRESS_TICKET, ticket });
  const member = await loserOf(context, found, way);
  return sendCode(context, {
    purpose: 'loss',
    channel: way === 'sms' ? 'sms' : 'mail',
    target: contactOf(member, way),
    asker: { ticket },
  });
}

/** Nothing but a row that is due in a day: every contact and the security center say so at once. */
export async function reportLoss(
  context: CallContext,
  { ticket, way, code }: ParsedRequestOf<typeof reportLossOperation>,
): Promise<ResponseOf<typeof reportLossOperation>> {
  const { db, config } = context;
  const given = { purpose: ADDRESS_TICKET, ticket };
  const member = await loserOf(context, await peekTicket(db, config.merchant, given), way);
  await checkCode(context, {
    purpose: 'loss',
    target: contactOf(member, way),
    code,
    asker: { ticket },
  });
  if ((await takeTicket(db, config.merchant, given)) === null) throw new Refusal('TICKET_INVALID');
  const loss = await insertLoss(db, config.merchant, {
    memberId: member.id,
    hours: WAIT_HOURS,
    ip: context.ip,
    device: deviceName(context.userAgent),
    country: await countryOfCall(context).catch(() => null),
    language: context.language,
  });
  if (loss === null) throw new Refusal('TICKET_INVALID');
  if (loss.fresh) {
    await noteSecurityEvent(context, 'second-step-lost', member.id);
    sendNoticeEverywhere(context, { notice: 'second-step-lost', ...member });
  }
  return { removesAt: loss.removes_at.toISOString() };
}

async function loserOf(
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

function contactOf(member: MemberAtDoor, way: LossWay): string {
  const target = way === 'sms' ? member.mobile : (member.email?.toLowerCase() ?? null);
  if (target === null) throw new Refusal('TICKET_INVALID');
  return target;
}
