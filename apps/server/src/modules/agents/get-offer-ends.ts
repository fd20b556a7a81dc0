import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { getOfferEnds as operation } from '@maidan/contract/agents/get-offer-ends.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { presentEnding } from './agents.present.ts';
import { selectByUsername, selectEndsOfTerms } from './contract.store.ts';
import { readTerms } from './read-terms.ts';

/** AGT-06: the offer changes nothing; whoever makes it sees what its acceptance would end. */
export async function getOfferEnds(
  context: CallContext,
  offer: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const { memberId } = sessionOf(context);
  const { merchant } = config;
  const to = await selectByUsername(db, merchant, offer.downline);
  if (to === null || to.uplineId?.toString() !== memberId || !AGENT_TYPES.some((type) => type === to.type))
    throw new Refusal('NOT_FOUND');
  const [rows, names] = await Promise.all([
    selectEndsOfTerms(db, { merchant, memberId }, { ...readTerms(offer), downlineId: to.id }),
    settings.get('teamNames'),
  ]);
  return { ends: rows.map((row) => presentEnding(row, names)) };
}
