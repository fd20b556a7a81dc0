import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { RoundView } from '@maidan/games/play.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import { inBatches } from '#db/in-batches.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';

export type RoundState = RoundView['state'];

export type StoredRound = {
  id: string;
  sessionId: string;
  playerId: string;
  gameCode: string;
  shape: 'instant' | 'stepwise';
  operationId: string;
  seedPairId: string;
  nonce: number;
  bet: Record<string, unknown>;
  /** What its player did since, in order; none in a round that its bet decides. */
  actions: readonly unknown[];
  /** An action whose cost is on its way to the wallet. */
  pendingAction: unknown;
  pendingCost: string | null;
  /** How many bets were ever sent for actions of this round, taken or not. */
  extraBets: number;
  /** All that was taken for it so far. PostgreSQL's 64-bit integers arrive as text. */
  stake: string;
  /** Null, as the outcome, while it depends on actions to come. */
  win: string | null;
  outcome: unknown;
  /** What it gives to the pool of its game once its bet is taken, in parts of the minor unit; null: its game or its money has none. */
  poolShare: string | null;
  /** What it has won of a pool: a part of `win`. */
  jackpot: string | null;
  /** The gift that it was played from without a stake; null: the player staked. */
  campaignId: string | null;
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

/** Of a round that has not ended. The indexes of the table have the same list. */
export const UNDER_WAY = `state in ('deciding', 'bet-sent', 'open', 'action-sent', 'win-sent')`;

const SELECT = `select r.id, r.session_id, r.player_id, r.game_code, r.shape, r.operation_id, r.seed_pair_id, r.nonce, r.bet, r.actions,
    r.pending_action, r.pending_cost, r.extra_bets, r.stake, r.win, r.outcome, r.pool_share, r.jackpot, r.campaign_id, r.state, r.resolution, r.attempts, r.refusal, r.balance_after, r.created_at,
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

/**
 * Refused rounds never happened for the player, so the last one worth showing is the last that was not. Many titles are one game: what
 * has ended in another title is nothing that this page has to tell, while a round under way stands in the way of the next in all of them.
 */
export async function lastRound(
  db: HouseDatabase,
  { playerId, gameCode, title }: Pick<StoredSession, 'playerId' | 'gameCode' | 'title'>,
): Promise<StoredRound | undefined> {
  const [round] = await db.query<StoredRound>(
    `select * from (${SELECT} where r.player_id = $1 and r.game_code = $2 and r.state <> 'refused' order by r.created_at desc limit 1) last
     where ${UNDER_WAY} or exists (
       select from play_session p where p.id = last.session_id and p.title is not distinct from $3::text)`,
    [playerId, gameCode, title],
  );
  return round;
}

/** As the player's own list has them: with what is under way, without what never happened. */
export function lastRounds(
  db: HouseDatabase,
  playerId: string,
  gameCode: string,
  limit: number,
): Promise<StoredRound[]> {
  return db.query<StoredRound>(
    `${SELECT} where r.player_id = $1 and r.game_code = $2 and r.state <> 'refused' order by r.created_at desc limit $3`,
    [playerId, gameCode, limit],
  );
}

export function roundsOfPair(db: HouseDatabase, pairId: string, limit: number): Promise<StoredRound[]> {
  return db.query<StoredRound>(
    `${SELECT} where r.seed_pair_id = $1 and r.state = 'settled' order by r.nonce desc limit $2`,
    [pairId, limit],
  );
}

/** In any game. */
export async function hasRoundUnderWay(db: HouseDatabase, playerId: string): Promise<boolean> {
  const rows = await db.query(`select id from round where player_id = $1 and ${UNDER_WAY} limit 1`, [
    playerId,
  ]);
  return rows.length > 0;
}

type Placing = { round: StoredRound; leaseMs: number };
type Ending = { round: StoredRound; end: RoundEnd };
type Writing = { placing: Placing } | { ending: Ending };

/**
 * Written with its outcome, before any bet leaves the house, under the next nonce of its seeds. Null: the seeds have moved on.
 * The unique keys refuse a second round of the operation, and a second one of the game under way.
 */
export async function insertRound(db: HouseDatabase, placing: Placing): Promise<StoredRound | null> {
  const createdAt = await writeRound(db, { placing });
  return createdAt === null ? null : { ...placing.round, createdAt };
}

/**
 * As `writeEnd`, without waiting for the disk: for an end that can be asked for again. Where others place a round at the same
 * time it goes along with theirs, and waits with them.
 */
export async function writeEndSoon(db: HouseDatabase, ending: Ending): Promise<boolean> {
  return (await writeRound(db, { ending })) !== null;
}

/** When the round began, or null when there was nothing to write. */
const writeRound = inBatches<Writing, Date | null>({
  // The second of a player finds that the seeds have moved on.
  serialKeysOf: (writing) => [roundIn(writing).playerId],
  run: async (db, writings) => {
    const placings = writings.flatMap((writing) => ('placing' in writing ? [writing.placing] : []));
    const endings = writings.flatMap((writing) => ('ending' in writing ? [writing.ending] : []));
    const written = placings.length > 0 ? writeRounds(db, placings, endings) : writeEndsSoon(db, endings);
    const begun = new Map((await written).map(({ id, createdAt }) => [id, createdAt]));
    return writings.map((writing) => begun.get(roundIn(writing).id) ?? null);
  },
});

const roundIn = (writing: Writing): StoredRound =>
  'placing' in writing ? writing.placing.round : writing.ending.round;

/** Null: the seeds have moved on. In the transaction of whoever takes the stake along with it. */
export async function insertRoundIn(tx: HouseDatabase, placing: Placing): Promise<StoredRound | null> {
  const [row] = await writeRounds(tx, [placing], []);
  return row === undefined ? null : { ...placing.round, createdAt: row.createdAt };
}

type WrittenRow = { id: string; createdAt: Date };

/**
 * Places those whose seeds have not moved on, and ends others that have not ended yet. Rows are locked in one order, so that
 * two processes do not wait for each other.
 */
function writeRounds(
  db: HouseDatabase,
  placings: readonly Placing[],
  endings: readonly Ending[],
): Promise<WrittenRow[]> {
  const inOrder = placings.toSorted((a, b) => compareIds(a.round.seedPairId, b.round.seedPairId));
  const each = <Value>(value: (round: StoredRound) => Value) => inOrder.map(({ round }) => value(round));
  return db.query<WrittenRow>(
    `with pair as (
       update seed_pair s set next_nonce = s.next_nonce + 1 from unnest($6::bigint[], $7::int[]) q (id, nonce)
       where s.id = q.id and s.next_nonce = q.nonce and s.revealed_at is null returning s.id
     ), placed as (
       insert into round (id, session_id, player_id, game_code, operation_id, seed_pair_id, nonce, bet, stake, win, outcome, shape,
         pool_share, jackpot, campaign_id, state, attempts, next_attempt_at, created_at)
       select q.id, q.session_id, q.player_id, q.game_code, q.operation_id, q.seed_pair_id, q.nonce, q.bet, q.stake, q.win,
         q.outcome, q.shape, q.pool_share, q.jackpot, q.campaign_id, 'bet-sent', 1, now() + make_interval(secs => q.lease_ms / 1000), clock_timestamp()
       from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::bigint[], $7::int[], $8::jsonb[], $9::bigint[],
         $10::bigint[], $11::jsonb[], $12::text[], $13::float8[], $14::bigint[], $15::bigint[], $16::text[]) q (id, session_id, player_id, game_code, operation_id,
         seed_pair_id, nonce, bet, stake, win, outcome, shape, lease_ms, pool_share, jackpot, campaign_id)
       join pair on pair.id = q.seed_pair_id
       returning id, created_at
     ), ended as (
       update round r set ${NEW_END} from unnest($17::text[], $18::text[], $19::text[], $20::bigint[]) ${ENDS}
       where r.id = q.id and r.${MAY_END} returning r.id, r.created_at
     )
     select id, created_at from placed union all select id, created_at from ended`,
    [
      each(({ id }) => id),
      each((round) => round.sessionId),
      each((round) => round.playerId),
      each((round) => round.gameCode),
      each((round) => round.operationId),
      each((round) => round.seedPairId),
      each(({ nonce }) => nonce),
      each(({ bet }) => JSON.stringify(bet)),
      each(({ stake }) => stake),
      each(({ win }) => win),
      each(({ outcome }) => (outcome === null ? null : JSON.stringify(outcome))),
      each(({ shape }) => shape),
      inOrder.map(({ leaseMs }) => leaseMs),
      each(({ poolShare }) => poolShare),
      each(({ jackpot }) => jackpot),
      each(({ campaignId }) => campaignId),
      ...endColumns(endings),
    ],
  );
}

const compareIds = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : 1) : a.length - b.length;

export type RoundEnd = {
  state: 'settled' | 'refused' | 'rolled-back';
  refusal?: WalletStatus | undefined;
  balanceAfter?: bigint | undefined;
};

/** In which a round may end: what waits for its player does not end by itself. */
const MAY_END = `state in ('deciding', 'bet-sent', 'win-sent')`;

/**
 * The state it was in until now, or null when it has ended already, or is at another attempt than the one named; it stays locked
 * until the transaction ends.
 */
export async function lockOpen(
  tx: HouseDatabase,
  id: string,
  attempt: number | null,
): Promise<RoundState | null> {
  const [row] = await tx.query<{ state: RoundState }>(
    `select state from round where id = $1 and ${MAY_END} and attempts = coalesce($2::int, attempts) for update`,
    [id, attempt],
  );
  return row?.state ?? null;
}

/** False: it has ended already, or is at another attempt than the one named. */
export async function writeEnd(
  db: HouseDatabase,
  id: string,
  end: RoundEnd,
  attempt: number | null = null,
): Promise<boolean> {
  const rows = await db.query(
    `update round set state = $2, refusal = $3, balance_after = $4, next_attempt_at = null, updated_at = now()
     where id = $1 and ${MAY_END} and attempts = coalesce($5::int, attempts) returning id`,
    [...endValues(id, end), attempt],
  );
  return rows.length === 1;
}

const ENDS = 'q (id, state, refusal, balance_after)';
const NEW_END =
  'state = q.state, refusal = q.refusal, balance_after = q.balance_after, next_attempt_at = null, updated_at = now()';

function writeEndsSoon(db: HouseDatabase, endings: readonly Ending[]): Promise<WrittenRow[]> {
  return db.query<WrittenRow>(
    `update round r set ${NEW_END} from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) ${ENDS},
       (select set_config('synchronous_commit', 'off', true)) soon
     where r.id = q.id and r.${MAY_END} returning r.id, r.created_at`,
    endColumns(endings),
  );
}

function endColumns(endings: readonly Ending[]): (string | null)[][] {
  const rows = endings.map(({ round, end }) => endValues(round.id, end));
  rows.sort(([a], [b]) => (a < b ? -1 : 1));
  return ([0, 1, 2, 3] as const).map((column) => rows.map((row) => row[column]));
}

const endValues = (id: string, { state, refusal, balanceAfter }: RoundEnd) =>
  [id, state, refusal ?? null, balanceAfter?.toString() ?? null] as const;

export async function tryLater(
  db: HouseDatabase,
  round: StoredRound,
  resolution: StoredRound['resolution'],
  waitMs: number,
): Promise<StoredRound> {
  await db.query(
    `update round set resolution = $2, updated_at = now(), next_attempt_at = now() + make_interval(secs => $3::float8 / 1000)
     where id = $1 and state = $4`,
    [round.id, resolution, waitMs, round.state],
  );
  return { ...round, resolution };
}

/** Takes rounds whose time has come for this worker alone; a worker that dies loses them when the lease runs out. */
export async function claimDue(db: HouseDatabase, limit: number, leaseMs: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update round set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2::float8 / 1000)
     where id in (
       select id from round where ${UNDER_WAY} and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning id`,
    [limit, leaseMs],
  );
  return rows.map((row) => row.id);
}
