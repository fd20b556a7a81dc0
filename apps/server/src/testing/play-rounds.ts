import { randomBytes } from 'node:crypto';
import type { WalletTransaction } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { Database } from '#db/database.ts';
import { insertLaunch } from '#modules/games/launch.store.ts';
import { hashLaunchToken } from '#modules/seamless-wallet/launch-token.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { endRound, rollBack, transact } from '#modules/seamless-wallet/take-call.ts';

const SEAT = {
  merchant: 'maidan',
  sessionId: null,
  partner: HOUSE_PARTNER,
  vendorCode: 'CONF',
  nodeId: 'conf-slot',
  gameCode: 'line-slot',
  currency: 'PLY',
  lifeSeconds: 3600,
} as const;

const caller = () => ({
  merchant: SEAT.merchant,
  partner: SEAT.partner,
  nonce: randomBytes(12).toString('hex'),
});

/** Lets a member play through the wallet, as a partner would; the titles are those of the conformance driver. */
export async function sitDown(db: Database, memberId: string, wallet: 'main' | 'vendor' = 'main') {
  const token = randomBytes(32).toString('base64url');
  await insertLaunch(db, { ...SEAT, tokenHash: hashLaunchToken(token), memberId, wallet });
  const betOf = (roundId: string, amount: string) => ({
    kind: 'bet' as const,
    transactionId: `${roundId}.bet`,
    roundId,
    gameCode: SEAT.gameCode,
    currency: SEAT.currency,
    amount,
    roundClosed: false,
  });
  const winOf = (roundId: string, amount: string) => ({
    ...betOf(roundId, amount),
    kind: 'win' as const,
    transactionId: `${roundId}.win`,
    betTransactionId: `${roundId}.bet`,
    roundClosed: true,
  });
  const send = async (roundId: string, transactions: readonly WalletTransaction[]): Promise<string> =>
    (await transact(db, caller(), { token, requestId: roundId, transactions })).status;
  const undo = async (roundId: string, what: 'bet' | 'win'): Promise<void> => {
    await rollBack(db, caller(), {
      token,
      requestId: roundId,
      transactionId: `${roundId}.${what}.undo`,
      originalTransactionId: `${roundId}.${what}`,
      roundId,
    });
  };
  return {
    /** Answers with what the wallet said. */
    bet: (roundId: string, amount: string, transactionId = `${roundId}.bet`) =>
      send(roundId, [{ ...betOf(roundId, amount), transactionId }]),
    win: (roundId: string, amount: string) => send(roundId, [winOf(roundId, amount)]),
    /** Without a win: the stake is lost. */
    end: async (roundId: string) => (await endRound(db, caller(), { token, roundId })).status,
    async play(roundId: string, stake: string, win: string): Promise<void> {
      const status = await send(roundId, [betOf(roundId, stake), winOf(roundId, win)]);
      if (status !== 'OK') throw new Error(status);
    },
    takeBackWin: (roundId: string) => undo(roundId, 'win'),
    takeBackBet: (roundId: string) => undo(roundId, 'bet'),
  };
}
