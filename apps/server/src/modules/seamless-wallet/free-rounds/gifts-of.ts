import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { MOST_GIFTS, type VendorLaunchRequest } from '@maidan/contract/seamless-wallet/launch.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { readGifts } from './free-rounds.store.ts';

type Seat = {
  readonly partner: string;
  readonly memberId: string;
  readonly currency: string;
  readonly gameCode: string;
};

/** W18: free rounds as a launch tells them, so that the house knows them before its first call. */
export async function giftsOf(
  { db, config }: { readonly db: Database; readonly config: Config },
  seat: Seat,
): Promise<NonNullable<VendorLaunchRequest['freeRounds']>> {
  const rows = await readGifts(db, config.merchant, seat, MOST_GIFTS);
  return rows.map(({ campaignId, rounds, stake, gameCodes, mostWon, validTo }) => ({
    campaignId,
    rounds,
    stake: formatMoneyText(minor(stake)),
    ...(gameCodes === null ? {} : { gameCodes: [...gameCodes] }),
    ...(mostWon === null ? {} : { mostWon: formatMoneyText(minor(mostWon)) }),
    validTo: validTo.toISOString(),
  }));
}
