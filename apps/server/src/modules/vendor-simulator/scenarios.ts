import { formatMoneyText, minor, type Money } from '@maidan/contract/money.ts';
import type { SIMULATED_CALLS, VendorScenario } from '@maidan/contract/vendor-simulator/vendor-run.ts';

/** One callback of a vendor, by names that become ids of a run. */
export type Callback =
  | { readonly call: 'bet'; readonly name: string; readonly amount: Money }
  | { readonly call: 'win'; readonly name: string; readonly bet: string; readonly amount: Money }
  | { readonly call: 'batch'; readonly name: string; readonly stake: Money; readonly payout: Money }
  | { readonly call: 'rollback'; readonly name: string; readonly original: string }
  | { readonly call: 'endRound'; readonly name: string };

/** `open` may come in any order; what closes a round is sent when all of that was answered (W8). */
export type Story = { readonly open: readonly Callback[]; readonly closing: readonly Callback[] };

const bet = (amount: Money): Callback => ({ call: 'bet', name: 'bet', amount });
const win = (name: string, amount: Money): Callback => ({ call: 'win', name, bet: 'bet', amount });
const undo = (original: string): Callback => ({ call: 'rollback', name: `${original}-undone`, original });
const END: Callback = { call: 'endRound', name: 'end' };

const STORIES: Readonly<Record<VendorScenario, (stake: Money) => Story>> = {
  'lost-round': (stake) => ({ open: [bet(stake)], closing: [END] }),
  'won-round': (stake) => ({ open: [bet(stake), win('win', double(stake))], closing: [END] }),
  'one-call': (stake) => ({
    open: [{ call: 'batch', name: 'bet', stake, payout: double(stake) }],
    closing: [],
  }),
  'two-wins': (stake) => ({
    open: [bet(stake), win('win', stake), win('more', double(stake))],
    closing: [END],
  }),
  'rolled-back': (stake) => ({ open: [bet(stake), undo('bet')], closing: [] }),
  'win-taken-back': (stake) => ({
    open: [bet(stake), win('win', double(stake)), undo('win')],
    closing: [END],
  }),
};

export const storyOf = (scenario: VendorScenario, stake: Money): Story => STORIES[scenario](stake);

const double = (amount: Money): Money => minor(amount * 2n);

export type Seat = { readonly token: string; readonly gameCode: string; readonly currency: string };

/** The body of a callback in our words, and its transaction id. Every id begins with the trace's, and so do keys in the ledger. */
export function bodyOf(
  callback: Callback,
  { token, gameCode, currency }: Seat,
  prefix: string,
): {
  readonly call: (typeof SIMULATED_CALLS)[number];
  readonly transactionId: string | null;
  readonly body: object;
} {
  const idOf = (name: string) => `${prefix}-${name}`;
  const { call } = callback;
  const transactionId = idOf(callback.name);
  const played = { roundId: prefix, gameCode, currency, roundClosed: false };
  switch (callback.call) {
    case 'bet': {
      const amount = formatMoneyText(callback.amount);
      return { call, transactionId, body: { token, kind: 'bet', transactionId, amount, ...played } };
    }
    case 'win': {
      const amount = formatMoneyText(callback.amount);
      const betTransactionId = idOf(callback.bet);
      const body = { token, kind: 'win', transactionId, betTransactionId, amount, ...played };
      return { call, transactionId, body };
    }
    case 'batch': {
      const placed = { ...played, kind: 'bet', transactionId, amount: formatMoneyText(callback.stake) };
      const paid = {
        ...played,
        kind: 'win',
        transactionId: idOf('win'),
        betTransactionId: transactionId,
        amount: formatMoneyText(callback.payout),
        roundClosed: true,
      };
      return { call, transactionId, body: { token, transactions: [placed, paid] } };
    }
    case 'rollback': {
      const originalTransactionId = idOf(callback.original);
      return { call, transactionId, body: { token, transactionId, originalTransactionId, roundId: prefix } };
    }
    case 'endRound':
      return { call, transactionId: null, body: { token, roundId: prefix } };
  }
}
