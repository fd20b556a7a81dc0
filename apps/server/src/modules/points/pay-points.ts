import { minor } from '@maidan/contract/money.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { readBalance } from '#ledger/read-balance.ts';
import type { Bus } from '#live/bus.ts';
import { publishBalance } from '#live/publish-balance.ts';
import { tellProfile } from '#live/tell-profile.ts';
import type { Settings } from '#settings/settings.ts';

type Payment = { merchant: string; memberId: string; currency: string; amount: bigint; reference: string };

/** What points are paid out in is a bonus of the house, once for each reference. */
export async function payPoints(
  tx: Database,
  { merchant, memberId, currency, amount, reference }: Payment,
): Promise<void> {
  const { outcome } = await postTransaction(tx, {
    merchant,
    key: `points-pay:${reference}`,
    kind: 'bonus',
    currency,
    legs: [
      { account: { kind: 'bonus', owner: '' }, amount: -amount },
      { account: { kind: 'member', owner: memberId }, amount },
    ],
    reference: `points:${reference}`,
  });
  if (outcome !== 'posted') throw new Error(`the money for points ${reference} was ${outcome}`);
}

export type PointPlace = { config: Config; db: Database; bus: Bus; settings: Settings };

/** After the commit: open pages see the points go and the money come. */
export async function tellPaid(
  place: PointPlace,
  { memberId, currency }: { memberId: string; currency: string },
): Promise<void> {
  const { merchant } = place.config;
  const { balance, held, version } = await readBalance(place.db, { merchant, owner: memberId, currency });
  await publishBalance(place, { memberId, balance: minor(balance - held), version });
  await tellProfile(place, memberId);
}
