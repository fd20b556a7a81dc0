import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { WalletClient, WalletReply } from '#wallet-client.ts';

/** Agrees to everything and moves nothing: the money lies in a purse of the house, which decides what there is (C39). */
const agree = (): Promise<WalletReply> =>
  Promise.resolve({
    status: 'OK',
    requestId: '',
    balance: '0.00',
    currency: null,
    platformTransactionIds: [],
    playerId: null,
    transaction: null,
  });
const LENT: WalletClient = { call: agree, batchAlong: agree };

/** Whom the rounds of a session ask for money. */
export const walletOf = (house: House, { freePlay }: Pick<StoredSession, 'freePlay'>): WalletClient =>
  freePlay ? LENT : house.wallet;
