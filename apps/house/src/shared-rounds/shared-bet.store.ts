import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type SharedBet = {
  id: string;
  roundId: string;
  sessionId: string;
  playerId: string;
  operationId: string;
  place: number;
  stake: string;
  leavesAt: number | null;
  leavesWhenLost: boolean;
  /** By spot, in minor units; null: a bet of a flight. */
  chips: Readonly<Record<string, string>> | null;
  state: 'bet-sent' | 'placed' | 'undoing' | 'win-sent' | 'settled' | 'refused' | 'rolled-back';
  leftAt: number | null;
  win: string | null;
  refusal: WalletStatus | null;
  balanceAfter: string | null;
  attempts: number;
  isBot: boolean;
};

export const BET_COLUMNS = `id, round_id, session_id, player_id, operation_id, place, stake, leaves_at, leaves_when_lost, chips, state, left_at, win,
  refusal, balance_after, attempts, is_bot`;

/** A round that takes bets stays so until the transaction ends. */
const OPEN = `taking as (select id from shared_round where id = $1 and state = 'open' for share)`;

export type NewBet = Pick<
  SharedBet,
  | 'id'
  | 'roundId'
  | 'sessionId'
  | 'playerId'
  | 'operationId'
  | 'place'
  | 'stake'
  | 'leavesAt'
  | 'leavesWhenLost'
  | 'chips'
  | 'isBot'
>;

/** Undefined: the round takes no bets any more. The unique keys refuse a second one of the operation, or in the same place. */
export async function insertBet(
  tx: HouseDatabase,
  bet: NewBet & { gameCode: string },
  leaseMs: number,
): Promise<SharedBet | undefined> {
  const [row] = await tx.query<SharedBet>(
    `with taking as (select id from shared_round where id = $1 and game_code = $12 and state = 'open' and starts_at > clock_timestamp() for share)
     insert into shared_bet (id, round_id, session_id, player_id, operation_id, place, stake, leaves_at, leaves_when_lost, state,
       next_attempt_at, is_bot, chips)
     select $2, taking.id, $3, $4, $5, $6, $7, $8, $9, 'bet-sent', now() + make_interval(secs => $10::float8 / 1000), $11, $13::jsonb from taking
     returning ${BET_COLUMNS}`,
    [
      bet.roundId,
      bet.id,
      bet.sessionId,
      bet.playerId,
      bet.operationId,
      bet.place,
      bet.stake,
      bet.leavesAt,
      bet.leavesWhenLost,
      leaseMs,
      bet.isBot,
      bet.gameCode,
      bet.chips === null ? null : JSON.stringify(bet.chips),
    ],
  );
  return row;
}

export async function betOfOperation(
  db: HouseDatabase,
  playerId: string,
  operationId: string,
): Promise<SharedBet | undefined> {
  const [bet] = await db.query<SharedBet>(
    `select ${BET_COLUMNS} from shared_bet where player_id = $1 and operation_id = $2`,
    [playerId, operationId],
  );
  return bet;
}

export async function betById(db: HouseDatabase, id: string): Promise<SharedBet> {
  const [bet] = await db.query<SharedBet>(`select ${BET_COLUMNS} from shared_bet where id = $1`, [id]);
  if (!bet) throw new Error('the bet is gone');
  return bet;
}

export async function betOfPlayer(
  db: HouseDatabase,
  playerId: string,
  id: string,
): Promise<SharedBet | undefined> {
  const [bet] = await db.query<SharedBet>(
    `select ${BET_COLUMNS} from shared_bet where player_id = $1 and id = $2`,
    [playerId, id],
  );
  return bet;
}

/** Of a round of this game: of the bets of another its socket knows nothing. */
export async function betInGame(
  db: HouseDatabase,
  { playerId, gameCode }: { playerId: string; gameCode: string },
  id: string,
): Promise<SharedBet | undefined> {
  const [bet] = await db.query<SharedBet>(
    `select ${BET_COLUMNS} from shared_bet b where player_id = $1 and id = $2
       and exists (select from shared_round r where r.id = b.round_id and r.game_code = $3)`,
    [playerId, id, gameCode],
  );
  return bet;
}

/** How often a player has bet in a round, also what was refused or taken back. */
export async function betsTried(db: HouseDatabase, playerId: string, roundId: string): Promise<number> {
  const [row] = await db.query<{ tried: number }>(
    'select count(*)::int as tried from shared_bet where round_id = $1 and player_id = $2',
    [roundId, playerId],
  );
  return row?.tried ?? 0;
}

/** Those of a round that have changed lately; null: all that count. */
export function betsOfRound(
  db: HouseDatabase,
  roundId: string,
  withinMs: number | null,
): Promise<SharedBet[]> {
  return db.query<SharedBet>(
    `select ${BET_COLUMNS} from shared_bet where round_id = $1
       and updated_at > coalesce(clock_timestamp() - make_interval(secs => $2::float8 / 1000), '-infinity') order by updated_at`,
    [roundId, withinMs],
  );
}

/** The wallet has taken it: it is in the round, unless that has begun meanwhile. */
export async function confirmBet(
  db: HouseDatabase,
  bet: SharedBet,
  balanceAfter: string | null,
): Promise<SharedBet | undefined> {
  const [row] = await db.query<SharedBet>(
    `with ${OPEN}
     update shared_bet set state = 'placed', balance_after = $3, next_attempt_at = null, updated_at = clock_timestamp()
     where id = $2 and state = 'bet-sent' and round_id in (select id from taking) returning ${BET_COLUMNS}`,
    [bet.roundId, bet.id, balanceAfter],
  );
  return row;
}

/** The stake goes back: of a bet that nobody knows of, or, while the round takes bets, of one that its player takes back. */
export async function beginUndo(
  db: HouseDatabase,
  bet: SharedBet,
  leaseMs: number,
): Promise<SharedBet | undefined> {
  const [row] = await db.query<SharedBet>(
    `with ${OPEN}
     update shared_bet set state = 'undoing', attempts = 1, next_attempt_at = now() + make_interval(secs => $3::float8 / 1000),
       updated_at = clock_timestamp()
     where id = $2 and (state = 'bet-sent' or (state = 'placed' and round_id in (select id from taking))) returning ${BET_COLUMNS}`,
    [bet.roundId, bet.id, leaseMs],
  );
  return row;
}

export type BetEnd = {
  state: 'settled' | 'refused' | 'rolled-back';
  refusal?: WalletStatus | null;
  balanceAfter: string | null;
};

/** Undefined: it has ended already. */
export async function endBet(
  db: HouseDatabase,
  bet: SharedBet,
  { state, refusal = null, balanceAfter }: BetEnd,
): Promise<SharedBet | undefined> {
  const [row] = await db.query<SharedBet>(
    `update shared_bet set state = $3, refusal = $4, balance_after = $5, next_attempt_at = null, updated_at = clock_timestamp()
     where id = $1 and state = $2 returning ${BET_COLUMNS}`,
    [bet.id, bet.state, state, refusal, balanceAfter],
  );
  return row;
}

export async function tryBetLater(db: HouseDatabase, bet: SharedBet, waitMs: number): Promise<void> {
  await db.query(
    `update shared_bet set next_attempt_at = now() + make_interval(secs => $3::float8 / 1000) where id = $1 and state = $2`,
    [bet.id, bet.state, waitMs],
  );
}

/** Takes bets whose time has come for this worker alone; a worker that dies loses them when the lease runs out. */
export function claimDueBets(db: HouseDatabase, limit: number, leaseMs: number): Promise<SharedBet[]> {
  return db.query<SharedBet>(
    `update shared_bet set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2::float8 / 1000)
     where id in (
       select id from shared_bet where state in ('bet-sent', 'undoing', 'win-sent') and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning ${BET_COLUMNS}`,
    [limit, leaseMs],
  );
}
