import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type RoundState = 'deciding' | 'bet-sent' | 'settled' | 'refused' | 'rolled-back';

export type StoredRound = {
  id: string;
  sessionId: string;
  playerId: string;
  gameCode: string;
  operationId: string;
  seedPairId: string;
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
  balanceAfter: string | null;
  createdAt: Date;
  commitment: string;
  clientSeed: string;
  serverSeed: string;
  revealedAt: Date | null;
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

/** The round that a player has under way. */
export async function openRoundOf(db: HouseDatabase, playerId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `select id from round where player_id = $1 and state in ('deciding', 'bet-sent')`,
    [playerId],
  );
  return row?.id ?? null;
}

/**
 * Written with its outcome, before any bet leaves the house, under the next nonce of its seeds. Null: the seeds have moved on.
 * The unique keys refuse a second round of the operation, and a second one under way.
 */
export async function insertRound(
  db: HouseDatabase,
  round: StoredRound,
  leaseMs: number,
): Promise<StoredRound | null> {
  const [row] = await db.query<{ createdAt: Date }>(
    `with pair as (
       update seed_pair set next_nonce = next_nonce + 1 where id = $6 and next_nonce = $7 and revealed_at is null returning id
     )
     insert into round (id, session_id, player_id, game_code, operation_id, seed_pair_id, nonce, bet, stake, win, outcome, state,
       attempts, next_attempt_at, created_at)
     select $1, $2::uuid, $3, $4, $5::uuid, pair.id, $7, $8::jsonb, $9::bigint, $10::bigint, $11::jsonb, 'bet-sent', 1,
       now() + make_interval(secs => $12::float8 / 1000), clock_timestamp()
     from pair returning created_at`,
    [
      round.id,
      round.sessionId,
      round.playerId,
      round.gameCode,
      round.operationId,
      round.seedPairId,
      round.nonce,
      JSON.stringify(round.bet),
      round.stake,
      round.win,
      JSON.stringify(round.outcome),
      leaseMs,
    ],
  );
  return row === undefined ? null : { ...round, createdAt: row.createdAt };
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

/** False: it has ended already. */
export async function writeEnd(db: HouseDatabase, id: string, end: RoundEnd): Promise<boolean> {
  const rows = await db.query(
    `update round set state = $2, refusal = $3, balance_after = $4, next_attempt_at = null, updated_at = now()
     where id = $1 and state in ('deciding', 'bet-sent') returning id`,
    endValues(id, end),
  );
  return rows.length === 1;
}

/** As `writeEnd`, without waiting for the disk: for an end that can be asked for again. */
export async function writeEndSoon(db: HouseDatabase, id: string, end: RoundEnd): Promise<boolean> {
  const rows = await db.query(
    `update round set state = $2, refusal = $3, balance_after = $4, next_attempt_at = null, updated_at = now()
     from (select set_config('synchronous_commit', 'off', true)) soon
     where id = $1 and state in ('deciding', 'bet-sent') returning id`,
    endValues(id, end),
  );
  return rows.length === 1;
}

const endValues = (id: string, { state, refusal, balanceAfter }: RoundEnd) => [
  id,
  state,
  refusal ?? null,
  balanceAfter?.toString() ?? null,
];

export async function tryLater(
  db: HouseDatabase,
  round: StoredRound,
  resolution: StoredRound['resolution'],
  waitMs: number,
): Promise<StoredRound> {
  await db.query(
    `update round set resolution = $2, updated_at = now(), next_attempt_at = now() + make_interval(secs => $3::float8 / 1000)
     where id = $1 and state = 'bet-sent'`,
    [round.id, resolution, waitMs],
  );
  return { ...round, resolution };
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
