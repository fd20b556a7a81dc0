import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getReferral as operation } from '@maidan/contract/referral/get-referral.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import type { Database } from '#db/database.ts';
import { makeReferralCode } from './referral-code.ts';
import { allThatRests } from '#modules/protection/rests-rewards.ts';
import { offeredTerms } from '#modules/rewards/friends/friend-rules.ts';
import { readRules } from '#modules/rewards/rules/rule.ts';
import { money, presentTerms } from './referral.present.ts';
import {
  selectEarned,
  selectFunnel,
  selectReferralCode,
  writeReferralCode,
  type DayRow,
  type Inviter,
} from './referral.store.ts';

const DAYS_SHOWN = 14;
const CODE_TRIES = 3;

/** MEM-09. To whom nothing may be offered no terms are shown; what became of earlier invitations is. */
export async function getReferral(
  context: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const [referralCode, { now, rules }, [paused = null], promo, funnel, earned] = await Promise.all([
    codeOf(db, whose),
    readRules(db, whose.merchant),
    allThatRests(db, whose),
    settings.get('availablePromo'),
    selectFunnel(db, whose),
    selectEarned(db, whose),
  ]);
  const offered = promo.REFERRAL.enabled && paused === null ? offeredTerms(rules, now) : null;
  const sum = (of: keyof Omit<DayRow, 'day'>): number => funnel.reduce((total, day) => total + day[of], 0);
  return {
    referralCode,
    terms: offered === null ? null : presentTerms(offered, language),
    paused,
    totals: {
      visits: sum('visits'),
      registrations: sum('registrations'),
      deposits: sum('deposits'),
      rewards: earned.rewards,
      earned: money(earned.earned),
      thisMonth: money(earned.thisMonth),
    },
    days: funnel.slice(0, DAYS_SHOWN),
  };
}

/** Accounts that are older than invitations get their code when they first look. */
async function codeOf(db: Database, whose: Inviter): Promise<string> {
  let code = await selectReferralCode(db, whose);
  for (let tries = 0; code === null && tries < CODE_TRIES; tries += 1)
    code = await writeReferralCode(db, whose, makeReferralCode());
  if (code === null) throw new Error('no free referral code was found');
  return code;
}
