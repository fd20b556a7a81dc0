import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getWithdrawalDesk as operation } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { hasPaymentPassword } from '#modules/member/payment-password.ts';
import type { WithdrawalRules } from '#modules/system/withdrawal-rules.ts';
import { selectPayoutAccounts } from './payout-account.store.ts';
import { leftOfDay, turnoverLeft } from './withdrawal-sums.ts';
import { moneyOf, presentAccount } from './withdrawal.present.ts';
import { selectDay, selectTurnover, type DayRow, type TurnoverRow } from './withdrawal.store.ts';

type Desk = ResponseOf<typeof operation>;

/** MEM-05: everything that decides about a withdrawal, told before anybody asks for one. */
export async function getWithdrawalDesk(context: CallContext): Promise<Desk> {
  const { db, config, settings } = context;
  const { memberId, heldUntil } = sessionOf(context);
  const whose = { merchant: config.merchant, memberId };
  const [rules, currency, currencySymbol] = await Promise.all([
    settings.get('withdrawal'),
    settings.get('currency'),
    settings.get('currencySymbol'),
  ]);
  const [account, day, turnover, accounts, isSet] = await Promise.all([
    readBalance(db, { merchant: config.merchant, owner: memberId, currency }),
    selectDay(db, whose),
    selectTurnover(db, { ...whose, currency, percent: rules.turnoverPercent }),
    selectPayoutAccounts(db, whose),
    hasPaymentPassword(context),
  ]);
  return {
    now: day.now.toISOString(),
    available: moneyOf(account.balance - account.held),
    held: moneyOf(account.held),
    currencySymbol,
    limits: limitsOf(rules, day),
    fee: { fixed: rules.fee, basisPoints: rules.feeBasisPoints },
    turnover: turnoverOf(rules, turnover),
    accounts: accounts.map((row) => presentAccount(row, rules)),
    institutions: [...rules.institutions],
    accountHoldHours: rules.accountHoldHours,
    confirmMinutes: rules.confirmMinutes,
    refundOnForcedReceived: rules.refundOnForcedReceived,
    hasPaymentPassword: isSet,
    heldUntil: heldUntil?.toISOString() ?? null,
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

function turnoverOf(rules: WithdrawalRules, row: TurnoverRow): Desk['turnover'] {
  return {
    percent: rules.turnoverPercent,
    required: moneyOf(row.required),
    counted: moneyOf(row.counted < row.required ? row.counted : row.required),
    left: moneyOf(turnoverLeft(row)),
    bets: Number(row.bets),
    since: row.since?.toISOString() ?? null,
  };
}
