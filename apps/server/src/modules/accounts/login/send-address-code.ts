import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { sendAddressCode as sendAddressCodeOperation } from '@maidan/contract/accounts/login/send-address-code.ts';
import type { CallContext } from '#call/call-context.ts';
import { sendCode } from '#modules/accounts/verification/codes.ts';
import { readTicket } from '#modules/accounts/verification/tickets.ts';
import { memberOf, contactFor } from './address-ways.ts';
import { ADDRESS_TICKET } from '#modules/accounts/second-step/address-ticket.ts';

/** LOG-13: the code goes where the member once said, never where the caller says now. */
export async function sendAddressCode(
  context: CallContext,
  { ticket, way }: ParsedRequestOf<typeof sendAddressCodeOperation>,
): Promise<ResponseOf<typeof sendAddressCodeOperation>> {
  const { db, config } = context;
  const found = await readTicket(db, config.merchant, { purpose: ADDRESS_TICKET, ticket });
  const member = await memberOf(context, found, way);
  const { channel, target } = contactFor(member, way);
  return sendCode(context, { purpose: 'address', channel, target, asker: { ticket } });
}
