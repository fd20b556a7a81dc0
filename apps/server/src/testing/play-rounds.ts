import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { insertLaunch } from '#modules/games/launch.store.ts';
import { hashLaunchToken } from '#modules/vendor/launch-token.ts';
import { HOUSE_PARTNER } from '#modules/vendor/partner.ts';
import { rollBack, transact } from '#modules/vendor/vendor.store.ts';

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
export async function sitDown(db: Database, memberId: string) {
  const token = randomBytes(32).toString('base64url');
  await insertLaunch(db, { ...SEAT, tokenHash: hashLaunchToken(token), memberId });
  const common = (roundId: string) => ({ roundId, gameCode: SEAT.gameCode, currency: SEAT.currency });
  return {
    async play(roundId: string, stake: string, win: string): Promise<void> {
      const bet = { ...common(roundId), transactionId: `${roundId}.bet`, amount: stake, roundClosed: false };
      const { status } = await transact(db, caller(), {
        token,
        requestId: roundId,
        transactions: [
          { kind: 'bet', ...bet },
          {
            kind: 'win',
            ...bet,
            transactionId: `${roundId}.win`,
            betTransactionId: `${roundId}.bet`,
            amount: win,
            roundClosed: true,
          },
        ],
      });
      if (status !== 'OK') throw new Error(status);
    },
    async takeBackWin(roundId: string): Promise<void> {
      await rollBack(db, caller(), {
        token,
        requestId: roundId,
        transactionId: `${roundId}.undo`,
        originalTransactionId: `${roundId}.win`,
        roundId,
      });
    },
  };
}
