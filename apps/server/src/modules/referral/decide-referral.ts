import { writeAudit } from '#audit/write-audit.ts';
import { tellRewards, type RewardPlace } from '#modules/rewards/tell-rewards.ts';
import { selectHeld, writeVerdict, type HeldRow } from './review.store.ts';

const AT_ONCE = 100;

export const listHeldReferrals = ({ db, config }: Pick<RewardPlace, 'db' | 'config'>): Promise<HeldRow[]> =>
  selectHeld(db, config.merchant, AT_ONCE);

type Decision = { id: string; verdict: 'approved' | 'rejected'; by: string; reason: string };

/** A person's word on an invitation that something speaks against, once. False when none of this number waits. */
export async function decideReferral(place: RewardPlace, decision: Decision): Promise<boolean> {
  const { merchant } = place.config;
  const inviterId = await place.db.transaction(async (tx) => {
    const inviter = await writeVerdict(tx, { merchant, ...decision });
    if (inviter !== null)
      await writeAudit(tx, merchant, {
        actor: decision.by,
        action: `referral-${decision.verdict}`,
        subject: `referral:${decision.id}`,
        reason: decision.reason,
      });
    return inviter;
  });
  if (inviterId === null) return false;
  await tellRewards(place, { memberId: inviterId.toString(), moved: null });
  return true;
}
