import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { sendLossCode as sendLossCodeOperation } from '@maidan/contract/accounts/second-step/send-loss-code.ts';
import type { CallContext } from '#call/call-context.ts';
import { ADDRESS_TICKET } from './address-ticket.ts';
import { sendCode } from '#modules/accounts/verification/codes.ts';
import { readTicket } from '#modules/accounts/verification/tickets.ts';
import { loserOf, contactOf } from './loss.ts';

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
