import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { reportLoss as reportLossOperation } from '@maidan/contract/accounts/second-step/report-loss.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { countryOfCall } from '#call/country-of-call.ts';
import { deviceName } from '#call/device-name.ts';
import { ADDRESS_TICKET } from './address-ticket.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { checkCode } from '#modules/accounts/verification/codes.ts';
import { sendNoticeEverywhere } from '#modules/accounts/verification/notices.ts';
import { peekTicket, takeTicket } from '#modules/accounts/verification/tickets.ts';
import { loserOf, contactOf } from './loss.ts';
import { insertLoss } from './second-step.store.ts';

/** So long everybody who can be reached has time to say no. */
const WAIT_HOURS = 24;

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
  return { removesAt: loss.removesAt.toISOString() };
}
