import type { HouseDatabase } from '#db/house-database.ts';
import { LENT_PURSE } from '#sessions/lent-purse.ts';

/** One purse of one player. */
export type Purse = { playerId: string; wallet: string; currency: string };

export type StoredTransfer = {
  playerId: string;
  wallet: string;
  currency: string;
  kind: 'put' | 'take' | 'never';
  amount: string;
  state: 'done' | 'refused';
  reason: 'INSUFFICIENT_FUNDS' | 'NEVER_CAME' | null;
};

type Seated = { playerId: string; ownWallet: string | null; currency: string };

/** Null when the game is played from the platform's wallet. */
export function purseOf({ playerId, ownWallet: wallet, currency }: Seated): Purse | null {
  return wallet === null ? null : { playerId, wallet, currency };
}

export async function balanceOf(db: HouseDatabase, purse: Purse): Promise<bigint> {
  const [row] = await db.query<{ balance: string }>(
    'select balance from own_wallet where player_id = $1 and wallet = $2 and currency = $3',
    [purse.playerId, purse.wallet, purse.currency],
  );
  return BigInt(row?.balance ?? 0);
}

/** Adds to a purse, which is opened at its first use. */
export async function addTo(tx: HouseDatabase, purse: Purse, amount: bigint): Promise<void> {
  await tx.query(
    `insert into own_wallet as w (player_id, wallet, currency, balance) values ($1, $2, $3, $4)
     on conflict (player_id, wallet, currency) do update set balance = w.balance + excluded.balance`,
    [purse.playerId, purse.wallet, purse.currency, amount.toString()],
  );
}

/** False when there is not enough, and then nothing has changed. */
export async function takeFrom(tx: HouseDatabase, purse: Purse, amount: bigint): Promise<boolean> {
  const rows = await tx.query(
    `update own_wallet set balance = balance - $4
     where player_id = $1 and wallet = $2 and currency = $3 and balance >= $4 returning wallet`,
    [purse.playerId, purse.wallet, purse.currency, amount.toString()],
  );
  return rows.length === 1;
}

/** What there is of it. */
export async function takeUpTo(tx: HouseDatabase, purse: Purse, most: bigint): Promise<bigint> {
  const [row] = await tx.query<{ balance: string }>(
    'select balance from own_wallet where player_id = $1 and wallet = $2 and currency = $3 for update',
    [purse.playerId, purse.wallet, purse.currency],
  );
  const there = BigInt(row?.balance ?? 0);
  const taken = there < most ? there : most;
  return taken > 0n && (await takeFrom(tx, purse, taken)) ? taken : 0n;
}

/** What a payment that was undone could not take back, for the operator to settle with the player. */
export async function oweFor(
  tx: HouseDatabase,
  purse: Purse,
  { betId, number, amount }: { betId: string; number: number; amount: bigint },
): Promise<void> {
  await tx.query(
    `insert into own_wallet_debt (bet_id, number, player_id, wallet, currency, amount) values ($1, $2, $3, $4, $5, $6)`,
    [betId, number, purse.playerId, purse.wallet, purse.currency, amount.toString()],
  );
}

/** True for the first who brings this id; whoever else brings it waits until that one is done, and finds its row. */
export async function claimTransfer(
  tx: HouseDatabase,
  id: string,
  purse: Purse,
  { kind, amount }: { kind: StoredTransfer['kind']; amount: bigint },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into wallet_transfer (id, player_id, wallet, currency, kind, amount, state, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [
      id,
      purse.playerId,
      purse.wallet,
      purse.currency,
      kind,
      amount.toString(),
      kind === 'never' ? 'refused' : 'done',
      kind === 'never' ? 'NEVER_CAME' : null,
    ],
  );
  return rows.length === 1;
}

export async function refuseTransfer(tx: HouseDatabase, id: string): Promise<void> {
  await tx.query(
    `update wallet_transfer set state = 'refused', reason = 'INSUFFICIENT_FUNDS' where id = $1`,
    [id],
  );
}

export async function transferById(db: HouseDatabase, id: string): Promise<StoredTransfer> {
  const [row] = await db.query<StoredTransfer>(
    'select player_id, wallet, currency, kind, amount, state, reason from wallet_transfer where id = $1',
    [id],
  );
  if (!row) throw new Error('the transfer is gone');
  return row;
}

export function totalsOfWallets(
  db: HouseDatabase,
): Promise<{ wallet: string; currency: string; balance: string }[]> {
  return db.query(
    `select w.wallet, w.currency, (w.held + coalesce(o.open, 0))::bigint as balance
     from (select wallet, currency, sum(balance) as held from own_wallet where wallet <> $1 group by 1, 2) w
     left join (
       select s.own_wallet as wallet, s.currency, sum(u.stake) as open
       from (
         select r.session_id, r.stake + coalesce(r.pending_cost, 0) as stake from round r
         where r.state in ('bet-sent', 'open', 'action-sent', 'win-sent')
         union all
         select b.session_id, b.stake from shared_bet b
         where b.state in ('bet-sent', 'placed', 'undoing', 'win-sent')
         union all
         select o.session_id, t.stake from lottery_ticket t join lottery_order o on o.id = t.order_id
         where t.state in ('bet-sent', 'placed', 'undoing', 'win-sent')
         union all
         select b.session_id, b.open_stake from book_bet b where b.state in ('bet-sent', 'open', 'undoing')) u
       join play_session s on s.id = u.session_id
       where s.own_wallet is not null group by 1, 2) o using (wallet, currency)
     order by 1, 2`,
    [LENT_PURSE],
  );
}
