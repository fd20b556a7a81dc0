import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getWithdrawalDesk as operation } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { hasPaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import type { WithdrawalRules } from '#settings/withdrawal-rules.ts';
import { selectPayoutAccounts } from './payout-account.store.ts';
import { readBound, type Bound } from './read-bound.ts';
import { leftOfDay, mostNow } from './withdrawal-sums.ts';
import { moneyOf, presentAccount } from './withdrawal.present.ts';
import { selectDay, type DayRow } from './withdrawal.store.ts';

type Desk = ResponseOf<typeof operation>;

/** MEM-05: everything that decides about a withdrawal, told before anybody asks for one. */
export async function getWithdrawalDesk(context: CallContext): Promise<Desk> {
  const { db, config, settings } = context;
  const { memberId, heldUntil, heldBecause } = sessionOf(context);
  const whose = { merchant: config.merchant, memberId };
  const [rules, currency, currencySymbol] = await Promise.all([
    settings.get('withdrawal'),
    settings.get('currency'),
    settings.get('currencySymbol'),
  ]);
  const [day, bound, accounts, isSet] = await Promise.all([
    selectDay(db, whose),
    readBound(db, { ...whose, currency, percent: rules.turnoverPercent }),
    selectPayoutAccounts(db, whose),
    hasPaymentPassword(context),
  ]);
  const { most, stop } = mostNow({ rules, day, bound });
  return {
    now: day.now.toISOString(),
    most: moneyOf(most),
    stop,
    balance: moneyOf(bound.available + bound.held),
    held: moneyOf(bound.held),
    bound: moneyOf(bound.bound),
    free: moneyOf(bound.free),
    currencySymbol,
    limits: limitsOf(rules, day),
    fee: { fixed: rules.fee, basisPoints: rules.feeBasisPoints },
    turnover: turnoverOf(rules, bound),
    accounts: accounts.map((row) => presentAccount(row, rules)),
    institutions: [...rules.institutions],
    accountHoldHours: rules.accountHoldHours,
    confirmMinutes: rules.confirmMinutes,
    refundOnForcedReceived: rules.refundOnForcedReceived,
    hasPaymentPassword: isSet,
    heldUntil: heldUntil?.toISOString() ?? null,
    heldBecause,
  };
}

function limitsOf(rules: WithdrawalRules, day: DayRow): Desk['limits'] {
  return {
    smallest: rules.smallest,
    largest: rules.largest,
    perDay: rules.perDay,
    leftToday: moneyOf(leftOfDay(day, rules)),
    timesPerDay: rules.timesPerDay,
    timesLeft: Math.max(0, rules.timesPerDay - day.times),
  };
}

function turnoverOf(rules: WithdrawalRules, { toStake, ...row }: Bound): Desk['turnover'] {
  const waits = toStake > 0n;
  return {
    percent: rules.turnoverPercent,
    required: moneyOf(waits ? row.required : 0n),
    counted: moneyOf(waits ? row.counted : 0n),
    left: moneyOf(toStake),
    bets: waits ? Number(row.bets) : 0,
    since: waits ? (row.since?.toISOString() ?? null) : null,
  };
}
