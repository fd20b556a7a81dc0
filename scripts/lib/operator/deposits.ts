import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import {
  listDepositsForDesk,
  reviewDeposit,
  type Verdict,
} from '@maidan/server/modules/deposit/review-deposit.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const DEPOSIT_USAGE = `  deposit list                      transfers to look at first, then the newest deposits
  deposit approve <number>          the transfer has come; of a part of it: --amount 500.00
  deposit reject <number>           it has not
  deposit charge-back <number>      the bank took it back; the balance may fall below nothing
                                    each with --reason TEXT, kept in the audit beside who did it`;

const ACTS = ['approve', 'reject', 'charge-back'] as const;
const SAID = { approve: 'is credited', reject: 'is rejected', 'charge-back': 'is charged back' };

export async function deposit(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [what = '', number = ''] = rest;
  if (what === 'list') return list(desk);
  const act = ACTS.find((known) => known === what);
  if (act === undefined || !/^[1-9]\d{0,17}$/.test(number)) throw new PlainError(DEPOSIT_USAGE);
  const verdict = {
    id: BigInt(number),
    act,
    by: desk.operator.name,
    reason: readWhy(flags),
    ...readAmount(flags),
  } as Verdict;
  const outcome = await reviewDeposit(desk, verdict);
  if (outcome === 'unknown') throw new PlainError(`There is no deposit ${number}. Nothing was changed.`);
  if (outcome === 'not-possible')
    throw new PlainError(`Deposit ${number} does not stand where this can be done. Nothing was changed.`);
  return `Deposit ${number} ${SAID[act]}.`;
}

function readAmount(flags: ReadonlyMap<string, string>): { amount?: bigint } {
  const text = flags.get('amount');
  if (text === undefined) return {};
  if (!moneyText.safeParse(text).success)
    throw new PlainError('The amount must look like 500.00. Nothing was changed.');
  return { amount: parseMoney(text) };
}

async function list(desk: OperatedDesk): Promise<string> {
  const rows = await listDepositsForDesk(desk);
  if (rows.length === 0) return 'There are no deposits yet.';
  return rows
    .map((row) =>
      [
        String(row.id).padEnd(8),
        row.state.padEnd(13),
        `${displayMoney(minor(row.amount))} ${row.currency}`.padStart(18),
        row.reference,
        row.username.padEnd(16),
        row.name[DEFAULT_LANGUAGE].padEnd(16),
        row.createdAt.toISOString(),
      ].join('  '),
    )
    .join('\n');
}
