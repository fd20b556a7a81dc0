import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import type { offerContract as operation } from '@maidan/contract/agents/offer-contract.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import { proposeContract } from './propose-contract.ts';
import { readTerms } from './read-terms.ts';

/** Who is no direct downline agent of the caller does not exist for this call. */
const REFUSED = {
  nobody: 'NOT_FOUND',
  'not-upline': 'NOT_FOUND',
  'not-agent': 'NOT_FOUND',
  above: 'CONTRACT_ABOVE',
  waits: 'CONTRACT_WAITING',
} as const satisfies Record<string, ErrorCode>;

export async function offerContract(
  context: CallContext,
  offer: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { username, memberId } = sessionOf(context);
  await assertNoBreak(context.db, { merchant: context.config.merchant, memberId });
  const terms = readTerms(offer);
  const made = await proposeContract(context, { upline: username, downline: offer.downline, terms });
  if (typeof made === 'string') throw new Refusal(REFUSED[made]);
  return made;
}
