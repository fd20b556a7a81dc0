import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { requestWithdrawal as operation } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { reserveHold } from '#ledger/hold.ts';
import { requirePaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import { assertKnownPerson } from '#modules/accounts/person/check-person.ts';
import { assertNoDebt } from '#modules/protection/may.ts';
import type { WithdrawalRules } from '#settings/withdrawal-rules.ts';
import {
  lockMember,
  selectPayoutAccounts,
  type PayoutAccountRow,
  type Whose,
} from './payout-account.store.ts';
import { readBound } from './read-bound.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { assertWithinRules, feeOf } from './withdrawal-sums.ts';
import { presentWithdrawal } from './withdrawal.present.ts';
import {
  insertWithdrawal,
  selectByOperation,
  selectDay,
  selectWithdrawal,
  type WithdrawalRow,
} from './withdrawal.store.ts';

type Input = ParsedRequestOf<typeof operation>;

/** MEM-05, X1: everything is checked and the money set aside in one transaction, or nothing happened. */
export async function requestWithdrawal(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  await requirePaymentPassword(context, input.paymentPassword);
  await assertKnownPerson(context);
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const rules = await settings.get('withdrawal');
  const { row, isNew } = await db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const known = await selectByOperation(tx, whose, input.operationId);
    if (known !== null) return { row: sameOrRefused(known, input), isNew: false };
    return { row: await hold(tx, { context, whose, rules, input }), isNew: true };
  });
  if (isNew) await tellWithdrawal(context, { id: row.id, memberId: whose.memberId, state: row.state });
  return presentWithdrawal(row, rules);
}

/** A retry is answered with what the first one came to; another request under its id is refused. */
function sameOrRefused(known: WithdrawalRow, input: Input): WithdrawalRow {
  const isSame =
    known.amount === parseMoney(input.amount) && known.payoutAccountId.toString() === input.accountId;
  if (!isSame) throw new Refusal('OPERATION_CONFLICT');
  return known;
}

type Asked = { context: CallContext; whose: Whose; rules: WithdrawalRules; input: Input };

async function hold(tx: Database, { context, whose, rules, input }: Asked): Promise<WithdrawalRow> {
  const { settings, language } = context;
  const [currency, symbol] = [await settings.get('currency'), await settings.get('currencySymbol')];
  const amount = parseMoney(input.amount);
  const account = await usableAccount(tx, whose, input.accountId);
  await assertNoDebt({ db: tx, config: context.config, settings }, whose.memberId);
  assertWithinRules({
    amount,
    rules,
    day: await selectDay(tx, whose),
    bound: await readBound(tx, { ...whose, currency, percent: rules.turnoverPercent }),
    show: (sum) => displayMoney(minor(sum), symbol, language),
  });
  const held = await reserveHold(tx, {
    merchant: whose.merchant,
    key: `withdrawal:${whose.memberId}:${input.operationId}`,
    currency,
    account: { kind: 'member', owner: whose.memberId },
    amount,
    reference: 'withdrawal',
  });
  if (held.outcome === 'insufficient') throw new Refusal('INSUFFICIENT_FUNDS');
  if (held.outcome !== 'reserved' || held.holdId === null)
    throw new Error(`the hold of a new withdrawal was ${held.outcome}`);
  const id = await insertWithdrawal(tx, {
    ...whose,
    operationId: input.operationId,
    accountId: account.id,
    currency,
    amount,
    fee: feeOf(amount, rules),
    holdId: held.holdId,
  });
  const row = await selectWithdrawal(tx, whose.merchant, id);
  if (row === null) throw new Error('a withdrawal that was just written is not there');
  return row;
}

/** T25: a new account waits, by the database's clock. */
async function usableAccount(tx: Database, whose: Whose, accountId: string): Promise<PayoutAccountRow> {
  const account = (await selectPayoutAccounts(tx, whose)).find(({ id }) => id.toString() === accountId);
  if (account === undefined) throw new Refusal('NOT_FOUND');
  if (!account.usable)
    throw new Refusal('PAYOUT_ACCOUNT_WAITING', {
      args: [`${account.usableFrom.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    });
  return account;
}
