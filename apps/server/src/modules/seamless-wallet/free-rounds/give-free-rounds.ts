import { HOUSE_PARTNER } from '#call/partner.ts';
import type { Database } from '#db/database.ts';
import { cancelGrant, insertGrant, selectNow, selectProgress, type Grant } from './free-rounds.store.ts';

type Gift = Omit<Grant, 'partner' | 'validTo'> & { days: number };
type Name = Pick<Grant, 'memberId' | 'campaignId'>;
const DAY_MS = 86_400_000;

/** W18: of the built-in house, in the transaction of whatever they are given for. It hears of them at the next launch. */
export async function giveFreeRounds(tx: Database, merchant: string, { days, ...gift }: Gift): Promise<void> {
  const validTo = new Date((await selectNow(tx)).getTime() + days * DAY_MS);
  const given = await insertGrant(tx, merchant, { ...gift, partner: HOUSE_PARTNER, validTo });
  if (given === null) throw new Error(`the free rounds ${gift.campaignId} were given with other facts`);
}

/** None begins any more; what was won is paid. */
export async function takeBackFreeRounds(tx: Database, merchant: string, name: Name): Promise<void> {
  await cancelGrant(tx, merchant, { ...name, partner: HOUSE_PARTNER });
}

/** How many were begun, and whether they are over: paid, out of time, or taken back. */
export function progressOfFreeRounds(
  db: Database,
  merchant: string,
  memberId: string,
  campaigns: readonly string[],
) {
  return campaigns.length === 0
    ? Promise.resolve([])
    : selectProgress(db, merchant, { memberId, partner: HOUSE_PARTNER, campaigns });
}
