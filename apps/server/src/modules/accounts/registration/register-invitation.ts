import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { findAffiliate } from '#modules/agents/check-affiliate.ts';
import { selectByName, selectByReferralCode } from './register.store.ts';
import { usernameKey } from '#modules/accounts/members/username-key.ts';

type Given = {
  affiliateCode?: string | undefined;
  referralCode?: string | undefined;
  recommenderId?: string | undefined;
  domain?: string | undefined;
};
type Invitation = { uplineId: string | null; referredBy: string | null; rebate: number };

/** REG-08: under whose line the newcomer comes. A code that leads nowhere is refused rather than forgotten. */
export async function readInvitation(context: CallContext, given: Given): Promise<Invitation> {
  const { db, config } = context;
  const agent =
    given.affiliateCode === undefined
      ? null
      : await findAffiliate(db, config.merchant, { code: given.affiliateCode, domain: given.domain ?? '' });
  if (given.affiliateCode !== undefined && agent === null) throw invalid('affiliateCode');
  const friend = await findFriend(context, given);
  return {
    uplineId: agent?.memberId ?? friend?.uplineId ?? null,
    referredBy: friend?.id ?? null,
    // AGT-09: what the link promised.
    rebate: agent?.rebate ?? 0,
  };
}

async function findFriend({ db, config: { merchant } }: CallContext, given: Given) {
  if (given.referralCode !== undefined) {
    const friend = await selectByReferralCode(db, merchant, given.referralCode);
    if (friend === null) throw invalid('referralCode');
    return friend;
  }
  if (given.recommenderId === undefined) return null;
  const friend = await selectByName(db, merchant, usernameKey(given.recommenderId));
  if (friend === null) throw invalid('recommenderId');
  return friend;
}

function invalid(field: string): Refusal {
  return new Refusal('INVITATION_INVALID', { fields: { [field]: 'invitation' } });
}
