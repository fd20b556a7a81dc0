import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { ReferralTerms, ReferredFriend } from '@maidan/contract/referral/referral.ts';
import type { FriendTerms } from '#modules/rewards/friends/friend-rules.ts';
import type { Judged } from '#modules/rewards/friends/friends.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import { hasBudget } from '#modules/rewards/rules/budget.ts';
import { wageringOf } from '#modules/rewards/rules/wagering-of.ts';
import type { InvitedRow } from './referral.store.ts';

export const money = (amount: bigint): string => formatMoneyText(minor(amount));

export function presentTerms({ version, fact }: FriendTerms, language: Language): ReferralTerms {
  const { title, summary, terms } = version;
  return {
    title: textIn(title, language),
    summary: textIn(summary, language),
    amount: fact.amount,
    stake: fact.stake,
    days: fact.days,
    monthly: fact.monthly,
    claimDays: terms.claimDays,
    payment: terms.payment,
    wagering: wageringOf(terms),
  };
}

/** As a claim would say: what the rule gives is given already. */
const isSpent = ({ state, terms }: Judged): boolean =>
  state === 'ready' &&
  terms !== null &&
  !hasBudget({ rule: terms.rule, amount: parseMoney(terms.fact.amount) });

/** Whatever is not said here does not leave the house: no name, no account, no amount that a friend moved. */
export function presentFriend(row: InvitedRow, judged: Judged | undefined): ReferredFriend {
  const common = {
    key: row.key,
    name: maskName(row.username),
    registeredAt: row.registeredAt.toISOString(),
    stage: row.played
      ? ('played' as const)
      : row.deposited
        ? ('deposited' as const)
        : ('registered' as const),
  };
  if (row.grantAmount !== null || judged === undefined) {
    return {
      ...common,
      reward: row.grantState === 'reversed' ? 'reversed' : 'given',
      amount: row.grantAmount === null ? null : money(row.grantAmount),
      code: row.grantCode,
      until: null,
      givenAt: row.grantedAt?.toISOString() ?? null,
      reason: null,
    };
  }
  const { terms, playUntil, claimUntil } = judged;
  const state = isSpent(judged) ? 'spent' : judged.state;
  const until = state === 'growing' ? playUntil : state === 'ready' || state === 'full' ? claimUntil : null;
  return {
    ...common,
    reward: state,
    amount: terms?.fact.amount ?? null,
    code: terms?.rule.code ?? null,
    until: until?.toISOString() ?? null,
    givenAt: null,
    reason: state === 'rejected' ? row.reason : null,
  };
}
