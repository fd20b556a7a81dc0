import { socialProvider } from '@maidan/contract/accounts/identity/social-provider.ts';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import type { Ticket } from '#modules/accounts/verification/tickets.ts';
import { replaceIdentity } from './identity.store.ts';

/** With which a newcomer registers: `takeTicket(…, { purpose: SOCIAL_TICKET, ticket: socialTicket })`. */
export const SOCIAL_TICKET = 'social';

export const takenIdentity = z.object({ provider: socialProvider, subject: z.string(), name: z.string() });

/** Links what the ticket stands for to a member, in the transaction that makes or changes the member. */
export async function linkTakenIdentity(
  tx: Database,
  merchant: string,
  memberId: string,
  ticketData: Ticket['data'],
): Promise<void> {
  const identity = takenIdentity.parse(ticketData);
  if (!(await replaceIdentity(tx, merchant, { ...identity, memberId }))) throw new Refusal('IDENTITY_TAKEN');
}
