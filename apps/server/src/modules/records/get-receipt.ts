import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getReceipt as operation } from '@maidan/contract/records/get-receipt.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readFairness } from '#modules/seamless-wallet/read-fairness.ts';
import { readRoundPage } from '#modules/seamless-wallet/read-round-page.ts';
import { ownerOf } from './owner.ts';
import { readPlace } from './place.ts';
import { presentLeg, presentPublicReceipt } from './receipt.present.ts';
import { findShare, listLegs } from './receipt.store.ts';
import { findRound, type BetRow } from './records.store.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function getReceipt(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  const { db, settings } = context;
  const owner = ownerOf(context);
  const round = await ownRound(context, input.bet);
  const proof = readFairness(context, {
    ...round,
    playerId: owner.memberId,
    language: input.language,
  });
  const { partner, roundId } = round;
  const page = readRoundPage(context, {
    partner,
    roundId,
    playerId: owner.memberId,
    language: input.language,
  });
  const legs = await listLegs(db, owner, round);
  const shareId = await findShare(db, owner, round);
  return {
    ...presentPublicReceipt(round, input.language, {
      currencySymbol: await settings.get('currencySymbol'),
      ...(await proof),
    }),
    rows: legs.map((leg) => presentLeg(leg, owner.memberId)),
    shareId,
    detailsUrl: await page,
  };
}

/** A bet of somebody else is not there, as far as the caller can tell. */
export async function ownRound(context: CallContext, bet: string): Promise<BetRow> {
  const round = await findRound(context.db, ownerOf(context), readPlace(bet));
  if (round === undefined) throw new Refusal('NOT_FOUND');
  return round;
}
