import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type RoundState = 'deciding' | 'bet-sent' | 'settled' | 'refused' | 'rolled-back';

export type StoredRound = {
  id: string;
  session_id: string;
  player_id: string;
  game_code: string;
  operation_id: string;
  seed_pair_id: string;
  nonce: number;
  bet: Record<string, unknown>;
  /** PostgreSQL's 64-bit integers arrive as text. */
  stake: string;
  win: string | null;
  outcome: unknown;
  state: RoundState;
  resolution: 'batch' | 'rollback';
  attempts: number;
  refusal: WalletStatus | null;
  balance_after: string | null;
  created_at: Date;
  commitment: string;
  client_seed: string;
  server_seed: string;
  revealed_at: Date | null;
};

const SELECT = `select r.id, r.session_id, r.player_id, r.game_code, r.operation_id, r.seed_pair_id, r.nonce, r.bet, r.stake,
    r.win, r.outcome, r.state, r.resolution, r.attempts, r.refusal, r.balance_after, r.created_at,
    s.commitment, s.client_seed, s.server_seed, s.revealed_at
  from round r join seed_pair s on s.id = r.seed_pair_id`;

export async function roundById(db: HouseDatabase, id: string): Promise<StoredRound> {
  const [round] = await db.query<StoredRound>(`${SELECT} where r.id = $1`, [id]);
  if (!round) throw new Error('the round is gone');
  return round;
}

export async function roundOfPlayer(
  db: HouseDatabase,
  playerId: string,
  id: string,
): Promise<StoredRound | undefined> {
  const [round] = await db.query<StoredRound>(`${SELECT} where r.player_id = $1 and r.id = $2`, [
    playerId,
    id,
  ]);
  return round;
}

export async function roundByOperation(
  db: HouseDatabase,
  playerId: string,
  operationId: string,
): Promise<StoredRound | undefined> {
  const [round] = await db.query<StoredRound>(`${SELECT} where r.player_id = $1 and r.operation_id = $2`, [
    playerId,
    operationId,
  ]);
  return round;
}

/** Refused rounds never happened for the player, so the last one worth showing is the last that was not. */
export async function lastRound(
  db: HouseDatabase,
  playerId: string,
  gameCode: string,
): Promise<StoredRound | undefined> {
  const [round] = await db.query<StoredRound>(
    `${SELECT} where r.player_id = $1 and r.game_code = $2 and r.state <> 'refused' order by r.created_at desc limit 1`,
    [playerId, gameCode],
  );
  return round;
}

export function roundsOfPair(db: HouseDatabase, pairId: string, limit: number): Promise<StoredRound[]> {
  return db.query<StoredRound>(
    `${SELECT} where r.seed_pair_id = $1 and r.state = 'settled' order by r.nonce desc limit $2`,
    [pairId, limit],
  );
}

export type Pace = { openId: string | null; msSinceLast: number | null };

/** Whether the player has a round under way, and how long ago the last one that counted began. */
export async function paceOf(db: HouseDatabase, playerId: string): Promise<Pace> {
  const [row] = await db.query<{ open_id: string | null; ms: number | null }>(
    `select max(id) filter (where state in ('deciding', 'bet-sent')) as open_id,
       (extract(epoch from clock_timestamp() - max(created_at) filter (where state <> 'refused')) * 1000)::float8 as ms
     from round where player_id = $1 and (created_at > now() - interval '1 minute' or state in ('deciding', 'bet-sent'))`,
    [playerId],
  );
  return { openId: row?.open_id ?? null, msSinceLast: row?.ms ?? null };
}

export type NewRound = Pick<
  StoredRound,
  'id' | 'session_id' | 'player_id' | 'game_code' | 'operation_id' | 'seed_pair_id' | 'nonce' | 'bet'
> & { stake: bigint };

export async function insertRound(db: HouseDatabase, round: NewRound, leaseMs: number): Promise<void> {
  await db.query(
    `insert into round (id, session_id, player_id, game_code, operation_id, seed_pair_id, nonce, bet, stake, state,
       next_attempt_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'deciding', now() + make_interval(secs => $10::float8 / 1000), clock_timestamp())`,
    [
      round.id,
      round.session_id,
      round.player_id,
      round.game_code,
      round.operation_id,
      round.seed_pair_id,
      round.nonce,
      JSON.stringify(round.bet),
      round.stake.toString(),
      leaseMs,
    ],
  );
}

/** The outcome is fixed here, before any bet leaves the house. False: somebody closed the round meanwhile. */
export async function markSent(
  db: HouseDatabase,
  id: string,
  decided: { win: bigint; outcome: unknown },
  leaseMs: number,
): Promise<boolean> {
  const rows = await db.query(
    `update round set state = 'bet-sent', win = $2, outcome = $3, attempts = 1, updated_at = now(),
       next_attempt_at = now() + make_interval(secs => $4::float8 / 1000)
     where id = $1 and state = 'deciding' returning id`,
    [id, decided.win.toString(), JSON.stringify(decided.outcome), leaseMs],
  );
  return rows.length === 1;
}

export type RoundEnd = {
  state: 'settled' | 'refused' | 'rolled-back';
  refusal?: WalletStatus | undefined;
  balanceAfter?: bigint | undefined;
};

/** The state it was in until now, or null when it has ended already; it stays locked until the transaction ends. */
export async function lockOpen(tx: HouseDatabase, id: string): Promise<'deciding' | 'bet-sent' | null> {
  const [row] = await tx.query<{ state: 'deciding' | 'bet-sent' }>(
    `select state from round where id = $1 and state in ('deciding', 'bet-sent') for update`,
    [id],
  );
  return row?.state ?? null;
}

export async function writeEnd(db: HouseDatabase, id: string, end: RoundEnd): Promise<void> {
  await db.query(
    `update round set state = $2, refusal = $3, balance_after = $4, next_attempt_at = null, updated_at = now()
     where id = $1 and state in ('deciding', 'bet-sent')`,
    [id, end.state, end.refusal ?? null, end.balanceAfter?.toString() ?? null],
  );
}

export async function tryLater(
  db: HouseDatabase,
  id: string,
  resolution: StoredRound['resolution'],
  waitMs: number,
): Promise<void> {
  await db.query(
    `update round set resolution = $2, updated_at = now(), next_attempt_at = now() + make_interval(secs => $3::float8 / 1000)
     where id = $1 and state = 'bet-sent'`,
    [id, resolution, waitMs],
  );
}

/** Takes rounds whose time has come for this worker alone; a worker that dies loses them when the lease runs out. */
export async function claimDue(db: HouseDatabase, limit: number, leaseMs: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update round set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2::float8 / 1000)
     where id in (
       select id from round where state in ('deciding', 'bet-sent') and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning id`,
    [limit, leaseMs],
  );
  return rows.map((row) => row.id);
}
