import type { Database } from '#db/database.ts';
import { prepared, sql, type Sql } from '#db/sql.ts';
import { hashLaunchToken } from './launch-token.ts';
import type { Caller, WalletReply } from './seamless-wallet.store.ts';

/** One call of a game: a list of bets and wins that stands or falls together, or one rollback, or the end of a round. */
export type MoneyCall = {
  readonly caller: Caller;
  readonly requestId: string;
  readonly token: string;
  readonly items: readonly MoneyItem[];
};

/** As `wallet_take` reads it. */
export type MoneyItem = {
  readonly kind: 'bet' | 'win' | 'rollback' | 'end';
  readonly transactionId?: string;
  readonly roundId: string;
  readonly gameCode?: string;
  /** In minor units. */
  readonly amount: string;
  readonly currency?: string;
  /** The bet of a win, the original of a rollback. */
  readonly reference?: string;
  readonly roundClosed: boolean;
};

type ReplyRow = WalletReply & { place: number };

type Replies = (WalletReply | undefined)[];

/** Takes all calls of one partner that need not wait for anybody; a place that has no answer has changed nothing. */
export async function takeCalls(db: Database, calls: readonly MoneyCall[]): Promise<Replies> {
  return repliesTo(calls, await db.queryInLine<ReplyRow>(take(calls, false)));
}

/** The same beside others: each request of many calls is worked on by a process of its own in the server. */
export async function takeRequest(db: Database, calls: readonly MoneyCall[]): Promise<Replies> {
  return repliesTo(calls, await db.query<ReplyRow>(take(calls, false)));
}

function repliesTo(calls: readonly MoneyCall[], rows: readonly ReplyRow[]): Replies {
  const replies: Replies = calls.map(() => undefined);
  for (const { place, ...reply } of rows) replies[place - 1] = reply;
  return replies;
}

/** Takes one call, however long its player is locked by others. */
export async function takeAlone(db: Database, call: MoneyCall): Promise<WalletReply> {
  const [row] = await db.query<ReplyRow>(take([call], true));
  if (row === undefined) throw new Error('wallet_take answered nothing');
  const { place: _place, ...reply } = row;
  return reply;
}

function take(calls: readonly MoneyCall[], waits: boolean): Sql {
  const { merchant = '', partner = '' } = calls[0]?.caller ?? {};
  const items = calls.flatMap((call, index) =>
    call.items.map((item, n) => ({ place: index + 1, n, ...item })),
  );
  return prepared(
    'wallet-take',
    sql`select place, status, balance, currency, platform_ids, member_id, version, moved
      from wallet_take(${merchant}, ${partner}, ${calls.map(({ caller }) => caller.nonce)}::text[],
        ${calls.map(({ token }) => `\\x${hashLaunchToken(token).toString('hex')}`)}::bytea[],
        ${calls.map(({ requestId }) => requestId)}::text[], ${JSON.stringify(items)}::jsonb, ${waits})`,
  );
}
