import type { checkAffiliate as operation } from '@maidan/contract/agents/check-affiliate.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { selectAffiliate } from './agents.store.ts';

/** REG-08: the agent behind an invitation code, or null. */
export function findAffiliate(
  db: Database,
  merchant: string,
  given: { code: string; domain: string },
): Promise<{ memberId: string; rebate: number } | null> {
  return selectAffiliate(db, merchant, given);
}

/** Asked while somebody types; nothing is told but whether the code is good here. */
export async function checkAffiliate(
  { db, config }: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if ((await findAffiliate(db, config.merchant, input)) === null) throw new Refusal('INVITATION_INVALID');
  return { valid: true };
}
