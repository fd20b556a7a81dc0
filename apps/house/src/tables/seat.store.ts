import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { OutReason } from '@maidan/games/table/table.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type SeatRow = {
  id: string;
  tableId: string;
  gameCode: string;
  place: number;
  sessionId: string | null;
  playerId: string | null;
  operationId: string | null;
  bot: number | null;
  seed: string | null;
  buyIn: string;
  chips: string;
  state: 'buying' | 'seated' | 'leaving' | 'paying' | 'left' | 'undoing' | 'refused' | 'rolled-back';
  bankMs: number;
  awaySinceMs: number | null;
  hands: number;
  win: string | null;
  reason: OutReason | null;
  refusal: WalletStatus | null;
  balanceAfter: string | null;
  attempts: number;
  /** Rises with every change. */
  changedAt: string;
};
/** Of a person: asks the wallet. */
export type Sitting = SeatRow & { playerId: string; sessionId: string; operationId: string; seed: string };

export const SEAT_COLUMNS = `id, table_id, game_code, place, session_id, player_id, operation_id, bot, seed, buy_in, chips, state, bank_ms,
  (extract(epoch from away_since) * 1000)::float8 as away_since_ms, hands, win, reason, refusal, balance_after, attempts,
  updated_at::text as changed_at`;

export function seatsAt(tx: HouseDatabase, tableId: string): Promise<SeatRow[]> {
  return tx.query<SeatRow>(
    `select ${SEAT_COLUMNS} from table_seat where table_id = $1 and state in ('buying', 'seated', 'leaving') order by place`,
    [tableId],
  );
}

export async function insertSitting(
  tx: HouseDatabase,
  seat: Pick<
    Sitting,
    'id' | 'tableId' | 'gameCode' | 'place' | 'sessionId' | 'playerId' | 'operationId' | 'seed' | 'buyIn'
  >,
  { address, bankMs, leaseMs }: { address: string | null; bankMs: number; leaseMs: number },
): Promise<Sitting> {
  const [row] = await tx.query<Sitting>(
    `insert into table_seat (id, table_id, game_code, place, session_id, player_id, operation_id, seed, buy_in, chips, state, bank_ms,
       next_attempt_at, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, 'buying', $10, now() + make_interval(secs => $11::float8 / 1000), $12)
     returning ${SEAT_COLUMNS}`,
    [
      seat.id,
      seat.tableId,
      seat.gameCode,
      seat.place,
      seat.sessionId,
      seat.playerId,
      seat.operationId,
      seat.seed,
      seat.buyIn,
      bankMs,
      leaseMs,
      address,
    ],
  );
  if (!row) throw new Error('a sitting was not written');
  return row;
}

export async function insertBot(
  tx: HouseDatabase,
  seat: { id: string; tableId: string; gameCode: string; place: number; bot: number; buyIn: string },
): Promise<void> {
  await tx.query(
    `insert into table_seat (id, table_id, game_code, place, bot, buy_in, chips, state) values ($1, $2, $3, $4, $5, $6, $6, 'seated')`,
    [seat.id, seat.tableId, seat.gameCode, seat.place, seat.bot, seat.buyIn],
  );
}

export async function sittingOfOperation(
  db: HouseDatabase,
  playerId: string,
  operationId: string,
): Promise<Sitting | undefined> {
  const [seat] = await db.query<Sitting>(
    `select ${SEAT_COLUMNS} from table_seat where player_id = $1 and operation_id = $2`,
    [playerId, operationId],
  );
  return seat;
}

/** How often this player wanted to sit down in the last minute, and the wallet would not have it. */
export async function refusedLately(db: HouseDatabase, playerId: string, gameCode: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from table_seat
     where player_id = $1 and game_code = $2 and created_at > now() - interval '1 minute' and state in ('refused', 'rolled-back')`,
    [playerId, gameCode],
  );
  return row?.count ?? 0;
}

/** Others who sit at tables of the game from the same address. */
export async function neighboursOf(
  db: HouseDatabase,
  { id, gameCode }: Pick<Sitting, 'id' | 'gameCode'>,
  address: string,
): Promise<string[]> {
  const seats = await db.query<{ id: string }>(
    'select id from table_seat where address = $1 and game_code = $2 and id <> $3 limit 20',
    [address, gameCode, id],
  );
  return seats.map((seat) => seat.id);
}

export async function sittingById(db: HouseDatabase, id: string): Promise<Sitting | undefined> {
  const [seat] = await db.query<Sitting>(
    `select ${SEAT_COLUMNS} from table_seat where id = $1 and bot is null`,
    [id],
  );
  return seat;
}

/** Of each of these players the newest. */
export function lastSittings(
  db: HouseDatabase,
  gameCode: string,
  players: readonly string[],
): Promise<Sitting[]> {
  return db.query<Sitting>(
    `select s.* from unnest($2::text[]) as p (id) cross join lateral (
       select ${SEAT_COLUMNS} from table_seat where player_id = p.id and game_code = $1 order by created_at desc limit 1) s`,
    [gameCode, players],
  );
}

/** The wallet has the buy-in: the player sits. */
export async function takeSeat(
  tx: HouseDatabase,
  seat: Sitting,
  balanceAfter: string | null,
): Promise<Sitting | undefined> {
  const [row] = await tx.query<Sitting>(
    `update table_seat set state = 'seated', balance_after = $2, next_attempt_at = null, updated_at = clock_timestamp()
     where id = $1 and state = 'buying' returning ${SEAT_COLUMNS}`,
    [seat.id, balanceAfter],
  );
  return row;
}

export async function writeSeat(
  tx: HouseDatabase,
  seat: {
    id: string;
    chips: bigint;
    state: 'seated' | 'leaving';
    bankMs: number;
    awaySince: number | null;
    hands: number;
  },
): Promise<void> {
  await tx.query(
    `update table_seat set chips = $2, state = $3, bank_ms = $4, away_since = to_timestamp($5::float8 / 1000), hands = $6,
       updated_at = clock_timestamp()
     where id = $1`,
    [seat.id, seat.chips.toString(), seat.state, seat.bankMs, seat.awaySince, seat.hands],
  );
}

/** Gets up with all its chips: what is written here is what is paid. A bot's are the house's own. */
export async function getUp(
  tx: HouseDatabase,
  seat: { id: string; chips: bigint; hands: number; isBot: boolean },
  reason: OutReason,
): Promise<void> {
  await tx.query(
    `update table_seat set chips = $2, win = $2, hands = $3, reason = $4, state = $5, attempts = 0,
       next_attempt_at = case when $5 = 'paying' then now() end, updated_at = clock_timestamp()
     where id = $1`,
    [seat.id, seat.chips.toString(), seat.hands, reason, seat.isBot ? 'left' : 'paying'],
  );
}

/** Undefined: it has been taken, or given up, meanwhile. */
export async function giveUpSeat(
  db: HouseDatabase,
  seat: Sitting,
  leaseMs: number,
): Promise<Sitting | undefined> {
  const [row] = await db.query<Sitting>(
    `update table_seat set state = 'undoing', attempts = 1, next_attempt_at = now() + make_interval(secs => $2::float8 / 1000),
       updated_at = clock_timestamp()
     where id = $1 and state = 'buying' returning ${SEAT_COLUMNS}`,
    [seat.id, leaseMs],
  );
  return row;
}

export type SeatEnd = {
  state: 'left' | 'refused' | 'rolled-back';
  refusal?: WalletStatus | null;
  balanceAfter: string | null;
};

export async function endSitting(
  db: HouseDatabase,
  seat: Sitting,
  { state, refusal = null, balanceAfter }: SeatEnd,
): Promise<Sitting | undefined> {
  const [row] = await db.query<Sitting>(
    `update table_seat set state = $3, refusal = $4, balance_after = $5, next_attempt_at = null, address = null, updated_at = clock_timestamp()
     where id = $1 and state = $2 returning ${SEAT_COLUMNS}`,
    [seat.id, seat.state, state, refusal, balanceAfter],
  );
  return row;
}

export async function trySeatLater(db: HouseDatabase, seat: Sitting, waitMs: number): Promise<void> {
  await db.query(
    `update table_seat set next_attempt_at = now() + make_interval(secs => $3::float8 / 1000) where id = $1 and state = $2`,
    [seat.id, seat.state, waitMs],
  );
}

/** Takes sittings whose time has come for this worker alone; a worker that dies loses them when the lease runs out. */
export function claimDueSittings(db: HouseDatabase, limit: number, leaseMs: number): Promise<Sitting[]> {
  return db.query<Sitting>(
    `update table_seat set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2::float8 / 1000)
     where id in (
       select id from table_seat where state in ('buying', 'undoing', 'paying') and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning ${SEAT_COLUMNS}`,
    [limit, leaseMs],
  );
}
