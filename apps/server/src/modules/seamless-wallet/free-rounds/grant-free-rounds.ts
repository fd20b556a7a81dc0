import { writeAudit } from '#audit/write-audit.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { cancelGrant, findMember, insertGrant, type Grant } from './free-rounds.store.ts';

type Place = { readonly db: Database; readonly config: Pick<Config, 'merchant'>; readonly actor: string };
type Gift = Omit<Grant, 'memberId'> & { readonly username: string };

/** W18: rounds that cost the player nothing. The campaign is the key: given again with the same facts it is the same gift. */
export function grantFreeRounds(
  { db, config, actor }: Place,
  { username, ...gift }: Gift,
): Promise<'done' | 'unknown' | 'differs'> {
  return db.transaction(async (tx) => {
    const memberId = await findMember(tx, config.merchant, { username, partner: gift.partner });
    if (memberId === null) return 'unknown';
    if (!(await insertGrant(tx, config.merchant, { ...gift, memberId }))) return 'differs';
    const { partner, campaignId, rounds, stake } = gift;
    await writeAudit(tx, config.merchant, {
      actor,
      action: 'free-rounds-granted',
      subject: `member:${memberId}`,
      reason: 'granted by command',
      detail: { partner, campaignId, rounds: String(rounds), stake: String(stake) },
    });
    return 'done';
  });
}

/** No round of it begins any more; what was won is paid. */
export function cancelFreeRounds(
  { db, config, actor }: Place,
  { username, partner, campaignId }: Pick<Gift, 'username' | 'partner' | 'campaignId'>,
): Promise<'done' | 'unknown'> {
  return db.transaction(async (tx) => {
    const memberId = await findMember(tx, config.merchant, { username, partner });
    if (memberId === null || !(await cancelGrant(tx, config.merchant, { partner, campaignId, memberId })))
      return 'unknown';
    await writeAudit(tx, config.merchant, {
      actor,
      action: 'free-rounds-cancelled',
      subject: `member:${memberId}`,
      reason: 'cancelled by command',
      detail: { partner, campaignId },
    });
    return 'done';
  });
}
