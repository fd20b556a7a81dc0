import { parseMoney } from '@maidan/contract/money.ts';
import type { WalletTransaction } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import { hashLaunchToken } from './launch-token.ts';
import type { Caller, WalletReply } from './seamless-wallet.store.ts';

export type PlainBet = {
  readonly caller: Caller;
  readonly requestId: string;
  readonly token: string;
  readonly item: Extract<WalletTransaction, { kind: 'bet' }>;
};

type BetRow = {
  place: number;
  platformId: bigint;
  balance: bigint;
  currency: string;
  memberId: bigint;
  version: bigint | null;
};

/** Takes the bets of one partner that can be taken at once; a place that has no answer has changed nothing. */
export async function takeBets(
  db: Database,
  bets: readonly PlainBet[],
): Promise<(WalletReply | undefined)[]> {
  const { merchant = '', partner = '' } = bets[0]?.caller ?? {};
  const rows = await db.queryInLine<BetRow>(
    prepared(
      'wallet-bet-many',
      sql`select place, platform_id as "platformId", balance, currency, member_id as "memberId", version
        from wallet_bet_many(${merchant}, ${partner}, ${bets.map(({ caller }) => caller.nonce)}::text[],
          ${bets.map(({ token }) => `\\x${hashLaunchToken(token).toString('hex')}`)}::bytea[],
          ${bets.map(({ requestId }) => requestId)}::text[], ${bets.map(({ item }) => item.transactionId)}::text[],
          ${bets.map(({ item }) => item.roundId)}::text[], ${bets.map(({ item }) => item.gameCode)}::text[],
          ${bets.map(({ item }) => parseMoney(item.amount))}::bigint[],
          ${bets.map(({ item }) => item.currency)}::text[], ${bets.map(({ item }) => item.roundClosed)}::boolean[])`,
    ),
  );
  const replies: (WalletReply | undefined)[] = bets.map(() => undefined);
  for (const { place, platformId, ...row } of rows)
    replies[place - 1] = { status: 'OK', platformIds: [platformId], moved: true, ...row };
  return replies;
}
