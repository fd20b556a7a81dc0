import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { BreakLength, Protection } from '@maidan/contract/protection/protection.ts';
import type { startBreak as operation } from '@maidan/contract/protection/start-break.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { writeBreak } from './protection.store.ts';
import { getProtection } from './get-protection.ts';
import { tellProtection } from './tell-protection.ts';

/** What each choice is to the database's clock; from half a year on it is an exclusion. */
const LENGTHS: Readonly<Record<BreakLength, string | null>> = {
  '24h': '24 hours',
  '3d': '3 days',
  '7d': '7 days',
  '14d': '14 days',
  '30d': '30 days',
  '6m': '6 months',
  '12m': '12 months',
  forever: null,
};
const EXCLUSIONS: ReadonlySet<BreakLength> = new Set(['6m', '12m', 'forever']);

/** R2: with the commit no bet, launch or deposit goes through, on any node; pages hear of it right after. */
export async function startBreak(
  context: CallContext,
  { length }: ParsedRequestOf<typeof operation>,
): Promise<Protection> {
  const owned = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  const kind = EXCLUSIONS.has(length) ? 'exclusion' : 'timeout';
  if ((await writeBreak(context.db, owned, kind, LENGTHS[length])) === 'shorter')
    throw new Refusal('BREAK_NOT_SHORTER');
  await tellProtection(context, true);
  return getProtection(context);
}
