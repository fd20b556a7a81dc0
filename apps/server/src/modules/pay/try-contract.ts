import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { tryContract as operation } from '@maidan/contract/pay/try-contract.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { readTerms } from '#modules/agents/read-terms.ts';
import { Refusal } from '#refusals/refusal.ts';
import { amountText as text } from './pay.present.ts';
import { selectDownline, selectTrial } from './pay.store.ts';

/** How many closed slots a what-if looks at. */
const SLOTS = 12;

/** AGT-05: the offer on the downline's own past, before it is made. */
export async function tryContract(
  context: CallContext,
  offer: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const downlineId = await selectDownline(db, whose, offer.downline);
  if (downlineId === null) throw new Refusal('NOT_FOUND');
  const { type, period, tiers, feeBasisPoints: fee, carriesLosses: carries } = readTerms(offer);
  const trial = { downlineId, type, period, tiers: JSON.stringify(tiers), fee, carries };
  const slots = await selectTrial(db, whose, trial, SLOTS);
  const sumsOf = (some: readonly (typeof slots)[number][]) => ({
    turnover: text(some.reduce((sum, { stake }) => sum + stake, 0n)),
    share: text(some.reduce((sum, { gross }) => sum + gross, 0n)),
    own: text(some.reduce((sum, { ownGross }) => sum + ownGross, 0n)),
    left: text(some.reduce((sum, { ownLeft }) => sum + ownLeft, 0n)),
  });
  return {
    slots: slots.map((slot) => ({
      from: slot.slotStart.toISOString(),
      to: slot.slotEnd.toISOString(),
      members: slot.members,
      tier: slot.tier,
      rateBasisPoints: slot.rate,
      ...sumsOf([slot]),
    })),
    sum: sumsOf(slots),
  };
}
