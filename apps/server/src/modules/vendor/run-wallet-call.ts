import type { WalletAnswer, WalletCallName, walletCalls } from '@maidan/contract/vendor/wallet.ts';
import type * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { presentReply, presentRound, presentTransaction } from './vendor.present.ts';
import * as store from './vendor.store.ts';

type InputOf<Name extends WalletCallName> = z.output<(typeof walletCalls)[Name]['request']>;
type Outcome = { readonly answer: WalletAnswer; readonly reply?: store.WalletReply };
type Run<Name extends WalletCallName> = (
  db: Database,
  caller: store.Caller,
  input: InputOf<Name>,
) => Promise<Outcome>;

const moneyCall = async (requestId: string, reply: Promise<store.WalletReply>): Promise<Outcome> => {
  const settled = await reply;
  return { answer: presentReply(settled, requestId), reply: settled };
};

/** Every call is one statement; `reply` is there when the player's balance may have changed. */
export const runWalletCall: { readonly [Name in WalletCallName]: Run<Name> } = {
  authenticate: (db, caller, { requestId, token }) =>
    moneyCall(requestId, store.look(db, caller, { token, currency: null })),
  balance: (db, caller, { requestId, token, currency }) =>
    moneyCall(requestId, store.look(db, caller, { token, currency })),
  bet: (db, caller, { requestId, token, ...bet }) =>
    moneyCall(requestId, store.transact(db, caller, { requestId, token, transactions: [bet] })),
  win: (db, caller, { requestId, token, ...win }) =>
    moneyCall(requestId, store.transact(db, caller, { requestId, token, transactions: [win] })),
  batch: (db, caller, { requestId, token, transactions }) =>
    moneyCall(requestId, store.transact(db, caller, { requestId, token, transactions })),
  rollback: (db, caller, input) => moneyCall(input.requestId, store.rollBack(db, caller, input)),
  endRound: (db, caller, input) => moneyCall(input.requestId, store.endRound(db, caller, input)),
  transaction: async (db, caller, { requestId, transactionId }) => ({
    answer: presentTransaction(await store.findTransaction(db, caller, transactionId), requestId),
  }),
  round: async (db, caller, input) => ({
    answer: presentRound(await store.findRound(db, caller, input), input.requestId),
  }),
};
