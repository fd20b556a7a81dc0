import { randomInt } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { inputHash } from '#ledger/transaction.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import type { UplineRules } from '#settings/upline-rules.ts';
import { assertWithinRules } from './upline-sums.ts';
import {
  writeTransfer,
  type Direction,
  type TransferResult,
  type TransferRow,
  type Whose,
} from './upline.store.ts';

export type Wish = Whose & {
  direction: Direction;
  /** Whom the sender was shown; null where that was nobody who can be meant. */
  otherId: bigint | null;
  operationId: string;
  amount: bigint;
  currency: string;
  rules: UplineRules;
  turnoverPercent: number;
  show: (amount: bigint) => string;
  /** Whether a transfer that is known under this id went to whom the sender was shown now. */
  isSame: (receiverId: bigint) => boolean;
};
export type Moved = { row: TransferRow; receiverId: string | null };

/** T9: both wallets are locked, everything is asked and both ends are written in one call, or nothing happened. */
export async function moveAlongLine(db: Database, wish: Wish): Promise<Moved> {
  const result = await writeTransfer(db, toTransfer(wish));
  if (result.outcome === 'moved') return { row: result, receiverId: result.receiverId.toString() };
  if (result.outcome === 'known') return { row: sameOrRefused(result, wish), receiverId: null };
  if (result.outcome === 'on_break') await assertNoBreak(db, wish);
  if (result.outcome === 'rules') {
    const used = { amount: result.used, times: result.times };
    const { bound, free, turnoverLeft: toStake } = result;
    assertWithinRules({ ...wish, used, bound, free, toStake });
  }
  throw refusalOf(result, wish.direction);
}

function toTransfer(wish: Wish): Parameters<typeof writeTransfer>[1] {
  const { merchant, memberId, direction, otherId, operationId, currency, amount, rules } = wish;
  const code = newCode(direction);
  const facts = {
    merchant,
    key: `upline-transfer:${memberId}:${operationId}`,
    kind: direction === 'up' ? 'transfer_upline' : 'transfer_downline',
    currency,
    legs: [
      { account: { kind: 'member', owner: memberId }, amount: -amount },
      { account: { kind: 'member', owner: `${otherId}` }, amount },
    ],
    reference: code,
  } as const;
  return {
    merchant,
    memberId,
    direction,
    otherId,
    operationId,
    currency,
    amount,
    code,
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

type Refusals = Partial<Record<TransferResult['outcome'], ErrorCode>>;
const BOTH: Refusals = { off: 'FEATURE_OFF', on_break: 'NOT_ALLOWED', insufficient: 'INSUFFICIENT_FUNDS' };
const REFUSALS: Record<Direction, Refusals> = {
  up: { ...BOTH, none: 'UPLINE_NONE', changed: 'UPLINE_CHANGED', closed: 'UPLINE_CLOSED' },
  // Somebody else's number is answered like one that nobody has.
  down: { ...BOTH, none: 'DOWNLINE_UNKNOWN', changed: 'DOWNLINE_UNKNOWN', closed: 'DOWNLINE_CLOSED' },
};

function refusalOf({ outcome }: TransferResult, direction: Direction): Error {
  const code = REFUSALS[direction][outcome];
  return code === undefined ? new Error(`a new transfer was ${outcome}`) : new Refusal(code);
}

/** A retry is answered with what the first one came to; another transfer under its id is refused. */
function sameOrRefused(known: TransferRow, wish: Wish): TransferRow {
  if (known.amount !== wish.amount || !wish.isSame(known.receiverId)) throw new Refusal('OPERATION_CONFLICT');
  return known;
}

/** Without those that sound or look alike. */
const SIGNS = '0123456789ACDEFGHJKMNPRTVWXY';
const CODE_LENGTH = 9;

/** Can be read out on the telephone: unique by a key, and nobody counts transfers by it. */
function newCode(direction: Direction): string {
  const signs = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${direction === 'up' ? 'U' : 'D'}-${signs}`;
}
