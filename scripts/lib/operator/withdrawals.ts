import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { WITHDRAWAL_REASONS } from '@maidan/contract/withdrawal/withdrawal-reasons.ts';
import { confirmAdjustment, proposeAdjustment } from '@maidan/server/modules/adjustment/adjust-balance.ts';
import { orderWithdrawal } from '@maidan/server/modules/withdrawal/disburse-withdrawal.ts';
import { listOpenWithdrawals } from '@maidan/server/modules/withdrawal/list-open-withdrawals.ts';
import {
  confirmWithdrawalRefund,
  proposeWithdrawalRefund,
} from '@maidan/server/modules/withdrawal/refund-withdrawal.ts';
import {
  rejectWithdrawal,
  tryApproval,
  type Approval,
} from '@maidan/server/modules/withdrawal/review-withdrawal.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const WITHDRAWAL_USAGE = `  withdrawal list                   what waits for somebody: requests, approvals, orders to pay, disputes
  withdrawal approve <id>           --reason TEXT, as with everything that follows
  withdrawal reject <id>            the money is free again at once, and the member reads the reason: your words, or in the
                                    member's language one of ${WITHDRAWAL_REASONS.join(', ')}
  withdrawal disburse <id>          sends it by the provider
  withdrawal refund <id> <amount>   proposes to give back what did not arrive …
  withdrawal refund confirm <id>    … and a second person does
  adjust <username> <amount>        proposes to put a balance right (-50.00 takes) …
  adjust confirm <id>               … and a second person does`;

type Named = { by: string; reason: string; words: string[] };

/** Nothing is done without a reason; whose name it is done in, the key has said. */
function readNamed({ operator }: OperatedDesk, args: readonly string[]): Named {
  const { rest, flags } = readFlags(args);
  return { by: operator.name, reason: readWhy(flags), words: rest };
}

function readId(text = ''): string {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new PlainError(`This is no number: ${text || '(nothing given)'}`);
  return text;
}

function readAmount(text = ''): bigint {
  try {
    return parseMoney(text);
  } catch {
    throw new PlainError(`An amount has two decimals, as 500.00: ${text || '(nothing given)'}`);
  }
}

export async function withdrawal(
  desk: OperatedDesk,
  [what = '', ...args]: readonly string[],
): Promise<string> {
  if (what === 'list') return list(desk);
  const { by, reason, words } = readNamed(desk, args);
  if (what === 'refund') return refund(desk, { by, reason, words });
  const id = readId(words[0]);
  const act = { id, by, reason };
  if (what === 'approve') return approved(await tryApproval(desk, act), id);
  if (what === 'reject') return done(await rejectWithdrawal(desk, act), id, 'is turned down');
  if (what === 'disburse') return sent(await orderWithdrawal(desk, act), id);
  throw new PlainError(`withdrawal list|approve|reject|disburse|refund, not ${what || '(nothing)'}`);
}

/** Money that was set aside and has been taken back meanwhile is not sent. */
const coverGone = (id: string): string =>
  `Withdrawal ${id} went back to the member: a payment was taken back, and what was set aside is no longer covered.`;

function approved(result: Approval, id: string): string {
  if (result === 'cover-gone') throw new PlainError(coverGone(id));
  return done(result === 'approved', id, 'is approved');
}

function done(moved: boolean, id: string, said: string): string {
  if (!moved) throw new PlainError(`Withdrawal ${id} does not wait for this. Nothing was changed.`);
  return `Withdrawal ${id} ${said}.`;
}

function sent(result: Awaited<ReturnType<typeof orderWithdrawal>>, id: string): string {
  if (result === 'no-provider')
    throw new PlainError('No provider is set up that could pay. Nothing was changed.');
  if (result === 'cover-gone') throw new PlainError(coverGone(id));
  return done(result === 'ordered', id, 'goes out with the next node that looks, within seconds');
}

async function refund(desk: OperatedDesk, { by, reason, words }: Named): Promise<string> {
  if (words[0] === 'confirm') {
    const id = readId(words[1]);
    const result = await confirmWithdrawalRefund(desk, { id, by, reason });
    if (result === 'same-person') throw new PlainError('A second person must confirm it.');
    if (result === 'not-proposed') throw new PlainError(`No refund of withdrawal ${id} waits.`);
    return `Withdrawal ${id} is refunded.`;
  }
  const [id, amount] = [readId(words[0]), readAmount(words[1])];
  if (amount <= 0n || !(await proposeWithdrawalRefund(desk, { id, amount, by, reason })))
    throw new PlainError(
      `Of withdrawal ${id} this cannot be given back: more than is missing, or it was settled before.`,
    );
  return `The refund of withdrawal ${id} waits for a second person.`;
}

async function list({ db, config }: OperatedDesk): Promise<string> {
  const rows = await listOpenWithdrawals(db, config.merchant);
  const lines = rows.map((row) =>
    [
      row.id.toString().padStart(6),
      row.state.padEnd(14),
      formatMoneyText(minor(row.amount)).padStart(14),
      row.username.padEnd(18),
      row.requestedAt.toISOString(),
      row.remaining === null ? '' : `missing ${formatMoneyText(minor(row.remaining))}`,
      row.refundBy === null ? '' : `refund proposed by ${row.refundBy}`,
    ].join('  '),
  );
  return lines.length === 0 ? 'Nothing waits.' : lines.map((line) => line.trimEnd()).join('\n');
}

export async function adjust(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { by, reason, words } = readNamed(desk, args);
  if (words[0] === 'confirm') {
    const id = readId(words[1]);
    const result = await confirmAdjustment(desk, { id, by, reason });
    if (result === 'same-person') throw new PlainError('A second person must confirm it.');
    if (result === 'not-proposed') throw new PlainError(`No adjustment ${id} waits.`);
    if (result === 'insufficient') throw new PlainError('The balance is too low. Nothing was changed.');
    return `Adjustment ${id} is done.`;
  }
  const [username = '', text] = words;
  const amount = readAmount(text);
  if (amount === 0n) throw new PlainError('An adjustment of nothing adjusts nothing.');
  const id = await proposeAdjustment(desk, { username, amount, by, reason });
  if (id === null) throw new PlainError(`Nobody is called ${username || '(nobody named)'}.`);
  return `Adjustment ${id} waits for a second person.`;
}
