import { randomInt } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { inputHash } from '#ledger/transaction.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import type { UplineRules } from '#settings/upline-rules.ts';
import { uplineKey } from './upline-key.ts';
import { assertWithinRules } from './upline-sums.ts';
import {
  selectUpline,
  writeTransfer,
  type TransferResult,
  type TransferRow,
  type UplineRow,
  type Whose,
} from './upline.store.ts';

export type Wish = Whose & {
  operationId: string;
  amount: bigint;
  /** Whom the sender was shown. */
  to: string;
  currency: string;
  rules: UplineRules;
  turnoverPercent: number;
  show: (amount: bigint) => string;
};
export type Moved = { row: TransferRow; receiverId: string | null };

/** T9: both wallets are locked, everything is asked and both ends are written in one call, or nothing happened. */
export async function moveToUpline(db: Database, wish: Wish): Promise<Moved> {
  const upline = await selectUpline(db, wish);
  const isShown = upline !== null && uplineKey(wish, upline.id) === wish.to;
  const result = await writeTransfer(db, toTransfer(wish, isShown ? upline : null));
  if (result.outcome === 'moved') return { row: result, receiverId: result.receiverId.toString() };
  if (result.outcome === 'known') return { row: sameOrRefused(result, wish), receiverId: null };
  if (result.outcome === 'on_break') await assertNoBreak(db, wish);
  if (result.outcome === 'rules') {
    const used = { amount: result.used, times: result.times };
    const { bound, free, turnoverLeft: toStake } = result;
    assertWithinRules({ ...wish, used, bound, free, toStake });
  }
  throw refusalOf(result);
}

function toTransfer(wish: Wish, shown: UplineRow | null): Parameters<typeof writeTransfer>[1] {
  const { merchant, memberId, operationId, currency, amount, rules } = wish;
  const code = newCode();
  const facts = {
    merchant,
    key: `upline-transfer:${memberId}:${operationId}`,
    kind: 'transfer_upline',
    currency,
    legs: [
      { account: { kind: 'member', owner: memberId }, amount: -amount },
      { account: { kind: 'member', owner: `${shown?.id}` }, amount },
    ],
    reference: code,
  } as const;
  return {
    merchant,
    memberId,
    operationId,
    currency,
    amount,
    code,
    shownId: shown?.id ?? null,
    inputHash: inputHash(facts),
    rules: {
      offered: rules.offered,
      smallest: parseMoney(rules.smallest),
      largest: parseMoney(rules.largest),
      perDay: parseMoney(rules.perDay),
      timesPerHour: rules.timesPerHour,
      turnoverPercent: rules.needsTurnover ? wish.turnoverPercent : null,
    },
  };
}

const REFUSALS: Partial<Record<TransferResult['outcome'], ErrorCode>> = {
  off: 'FEATURE_OFF',
  none: 'UPLINE_NONE',
  changed: 'UPLINE_CHANGED',
  closed: 'UPLINE_CLOSED',
  insufficient: 'INSUFFICIENT_FUNDS',
};

function refusalOf({ outcome }: TransferResult): Error {
  const code = REFUSALS[outcome];
  return code === undefined ? new Error(`a new transfer was ${outcome}`) : new Refusal(code);
}

/** A retry is answered with what the first one came to; another transfer under its id is refused. */
function sameOrRefused(known: TransferRow, wish: Wish): TransferRow {
  if (known.amount !== wish.amount || uplineKey(wish, known.receiverId) !== wish.to)
    throw new Refusal('OPERATION_CONFLICT');
  return known;
}

/** Without those that sound or look alike. */
const SIGNS = '0123456789ACDEFGHJKMNPRTVWXY';
const CODE_LENGTH = 9;

/** Can be read out on the telephone: unique by a key, and nobody counts transfers by it. */
function newCode(): string {
  return `U-${Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
