import type { WalletAnswer, WalletCallName, walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { presentReply, presentRound, presentTransaction } from './seamless-wallet.present.ts';
import * as store from './seamless-wallet.store.ts';
import { promote } from './promote.ts';
import { freshLaunchToken } from './launch-token.ts';
import * as money from './take-call.ts';

/** `reply` is there when the player's balance may have changed. */
export type Decided = { readonly answer: WalletAnswer; readonly reply?: store.WalletReply };
type Call<Name extends WalletCallName> = (
  db: Database,
  caller: store.Caller,
  input: z.output<(typeof walletCalls)[Name]['request']>,
) => Promise<Decided>;

async function moneyCall(requestId: string, reply: Promise<store.WalletReply>): Promise<Decided> {
  const settled = await reply;
  return { answer: presentReply(settled, requestId), reply: settled };
}

/* Every call is one statement: what it decides is decided in the database. */

export const authenticate: Call<'authenticate'> = (db, caller, { requestId, token }) =>
  moneyCall(requestId, store.look(db, caller, { token, currency: null }));

/** The secret makes the fresh token. */
export const refreshWith =
  (secret: Uint8Array): Call<'refresh'> =>
  async (db, caller, { requestId, token }) => {
    const fresh = freshLaunchToken(secret, token);
    const { answer } = await moneyCall(requestId, store.refresh(db, caller, { token, fresh }));
    return { answer: answer.status === 'OK' ? { ...answer, token: fresh } : answer };
  };

export const balance: Call<'balance'> = (db, caller, { requestId, token, currency }) =>
  moneyCall(requestId, store.look(db, caller, { token, currency }));

export const bet: Call<'bet'> = (db, caller, { requestId, token, ...item }) =>
  moneyCall(requestId, money.transact(db, caller, { requestId, token, transactions: [item] }));

export const win: Call<'win'> = (db, caller, input) => {
  const { requestId, token } = input;
  if (input.campaignId === undefined)
    return moneyCall(requestId, money.transact(db, caller, { requestId, token, transactions: [input] }));
  const { transactionId, roundId, gameCode, currency, campaignId } = input;
  return moneyCall(
    requestId,
    promote(db, caller, {
      requestId,
      token,
      kind: 'credit',
      transactionId,
      roundId,
      gameCode,
      amount: parseMoney(input.amount),
      currency,
      campaignId,
      reference: input.betTransactionId ?? null,
      reason: 'free-rounds',
    }),
  );
};

export const batch: Call<'batch'> = (db, caller, input) =>
  moneyCall(input.requestId, money.transact(db, caller, input));

export const freeBet: Call<'freeBet'> = (db, caller, { amount, ...act }) =>
  moneyCall(
    act.requestId,
    promote(db, caller, {
      ...act,
      kind: 'free-bet',
      amount: parseMoney(amount),
      reference: null,
      reason: 'free-rounds',
    }),
  );

export const freeWin: Call<'freeWin'> = (db, caller, { amount, betTransactionId, ...act }) =>
  moneyCall(
    act.requestId,
    promote(db, caller, {
      ...act,
      kind: 'free-win',
      amount: parseMoney(amount),
      reference: betTransactionId,
      reason: 'free-rounds',
    }),
  );

export const adjustment: Call<'adjustment'> = (db, caller, { amount, direction, campaignId, ...act }) =>
  moneyCall(
    act.requestId,
    promote(db, caller, {
      ...act,
      kind: direction,
      amount: parseMoney(amount),
      campaignId: campaignId ?? null,
      // It belongs to no round: whoever rolls it back names it as its own.
      roundId: act.transactionId,
      gameCode: null,
      reference: null,
    }),
  );

export const rollback: Call<'rollback'> = (db, caller, input) =>
  moneyCall(input.requestId, money.rollBack(db, caller, input));

export const endRound: Call<'endRound'> = (db, caller, input) =>
  moneyCall(input.requestId, money.endRound(db, caller, input));

export const transaction: Call<'transaction'> = async (db, caller, { requestId, transactionId }) => ({
  answer: presentTransaction(await store.findTransaction(db, caller, transactionId), requestId),
});

export const round: Call<'round'> = async (db, caller, input) => ({
  answer: presentRound(await store.findRound(db, caller, input), input.requestId),
});
