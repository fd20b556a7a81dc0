import type { BookRefusalCode, LegAsked } from '@maidan/games/sports/book-wire.ts';
import type { LegResult } from '@maidan/games/sports/sport.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import { UNDER_REVIEW } from './part.store.ts';

export type StoredLeg = {
  place: number;
  matchId: string;
  market: string;
  selection: string;
  step: number;
  odds: number;
  result: LegResult | null;
  /** What it is on was announced, and may still be corrected. */
  isUnderReview: boolean;
  nowStep: number | null;
  nowOdds: number | null;
};
export type StoredBet = {
  id: string;
  sessionId: string;
  playerId: string;
  operationId: string;
  stake: string;
  openStake: string;
  size: number;
  accepts: 'same' | 'better' | 'any';
  state: 'waiting' | 'bet-sent' | 'open' | 'undoing' | 'settled' | 'offered' | 'refused' | 'rolled-back';
  paid: string;
  isCorrected: boolean;
  refusal: WalletStatus | BookRefusalCode | null;
  attempts: number;
  placedAt: Date;
  dueAt: Date | null;
  legs: StoredLeg[];
};

const BET = `b.id, b.session_id, b.player_id, b.operation_id, b.stake, b.open_stake, b.size, b.accepts, b.state, b.paid, b.is_corrected,
  b.refusal, b.attempts, b.placed_at, b.next_attempt_at as due_at`;
const LEGS = `(select json_agg(json_build_object('place', l.place, 'matchId', l.match_id, 'market', l.market, 'selection', l.selection,
    'step', l.step, 'odds', l.odds, 'result', l.result, 'nowStep', l.now_step, 'nowOdds', l.now_odds,
    'isUnderReview', ${UNDER_REVIEW}) order by l.place)
  from book_leg l where l.bet_id = b.id) as legs`;
/** Times come from the book, in milliseconds. */
const at = (place: number): string => `to_timestamp($${place}::float8 / 1000)`;

export type NewBet = Pick<
  StoredBet,
  'id' | 'sessionId' | 'playerId' | 'operationId' | 'stake' | 'size' | 'accepts'
> & { legs: readonly LegAsked[] };

/** False: the operation is known by now. Nothing is staked yet. */
export async function insertBet(
  db: HouseDatabase,
  bet: NewBet,
  { now, dueAt }: { now: number; dueAt: number },
): Promise<boolean> {
  const { id, sessionId, playerId, operationId, stake, size, accepts, legs } = bet;
  const rows = await db.query(
    `with bet as (
       insert into book_bet (id, session_id, player_id, operation_id, stake, open_stake, size, accepts, state, placed_at, next_attempt_at)
       values ($1, $2, $3, $4, $5, $5, $6, $7, 'waiting', ${at(8)}, ${at(9)})
       on conflict (player_id, operation_id) do nothing returning id)
     insert into book_leg (bet_id, place, match_id, market, selection, step, odds)
     select bet.id, l.place, l.match, l.market, l.selection, l.step, l.odds
     from bet, json_to_recordset($10::json) as l (place smallint, match text, market text, selection text, step integer, odds integer)
     returning bet_id`,
    [
      id,
      sessionId,
      playerId,
      operationId,
      stake,
      size,
      accepts,
      now,
      dueAt,
      JSON.stringify(legs.map((leg, place) => ({ ...leg, place }))),
    ],
  );
  return rows.length > 0;
}

export async function betOfOperation(
  db: HouseDatabase,
  playerId: string,
  operationId: string,
): Promise<StoredBet | undefined> {
  const [bet] = await db.query<StoredBet>(
    `select ${BET}, ${LEGS} from book_bet b where b.player_id = $1 and b.operation_id = $2`,
    [playerId, operationId],
  );
  return bet;
}

export async function betById(db: HouseDatabase, id: string): Promise<StoredBet> {
  const [bet] = await db.query<StoredBet>(`select ${BET}, ${LEGS} from book_bet b where b.id = $1`, [id]);
  if (!bet) throw new Error('the bet is gone');
  return bet;
}

export async function betOfPlayer(
  db: HouseDatabase,
  id: string,
  playerId: string,
): Promise<StoredBet | undefined> {
  const [bet] = await db.query<StoredBet>(
    `select ${BET}, ${LEGS} from book_bet b where b.id = $1 and b.player_id = $2`,
    [id, playerId],
  );
  return bet;
}

/** Held until the transaction ends. */
export async function lockedBet(
  tx: HouseDatabase,
  id: string,
  playerId: string,
): Promise<StoredBet | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'select id from book_bet where id = $1 and player_id = $2 for update',
    [id, playerId],
  );
  return row && betById(tx, id);
}

/** Of the book that the session is of. */
export function lastBets(
  db: HouseDatabase,
  { playerId, gameCode }: { playerId: string; gameCode: string },
  count: number,
): Promise<StoredBet[]> {
  return db.query<StoredBet>(
    `select ${BET}, ${LEGS} from book_bet b
     where b.player_id = $1 and exists (select from play_session s where s.id = b.session_id and s.game_code = $2)
     order by b.placed_at desc, b.id limit $3`,
    [playerId, gameCode, count],
  );
}

/** Those whose time has come, for this worker alone until the lease runs out. */
export async function claimBets(
  db: HouseDatabase,
  states: readonly StoredBet['state'][],
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<StoredBet[]> {
  const claimed = await db.query<{ id: string }>(
    `update book_bet set attempts = attempts + 1, next_attempt_at = ${at(2)}
     where id in (
       select id from book_bet where state = any ($1) and next_attempt_at <= ${at(3)}
       order by next_attempt_at limit $4 for update skip locked)
     returning id`,
    [states, now + leaseMs, now, limit],
  );
  return betsById(
    db,
    claimed.map(({ id }) => id),
  );
}

export const betsById = (db: HouseDatabase, ids: readonly string[]): Promise<StoredBet[]> =>
  db.query<StoredBet>(`select ${BET}, ${LEGS} from book_bet b where b.id = any ($1::uuid[])`, [ids]);

/** As they are once nobody else can move them, until the transaction ends. */
export async function lockedBets(tx: HouseDatabase, ids: readonly string[]): Promise<StoredBet[]> {
  await tx.query('select id from book_bet where id = any ($1::uuid[]) order by id for update', [ids]);
  return betsById(tx, ids);
}

/** Undefined: somebody else has moved it on meanwhile. */
export async function moveBet(
  db: HouseDatabase,
  bet: Pick<StoredBet, 'id' | 'state'>,
  to: {
    state: StoredBet['state'];
    refusal?: StoredBet['refusal'];
    dueAt?: number | null;
    /** Begun for the new state: one, unless whoever claims the bet is to begin the first. */
    attempts?: number;
  },
): Promise<boolean> {
  const rows = await db.query(
    `update book_bet set state = $3, refusal = coalesce($4, refusal), attempts = $6,
       next_attempt_at = ${at(5)}
     where id = $1 and state = $2 returning id`,
    [bet.id, bet.state, to.state, to.refusal ?? null, to.dueAt ?? null, to.attempts ?? 1],
  );
  return rows.length === 1;
}

export async function tryBetLater(db: HouseDatabase, { id, state }: StoredBet, dueAt: number): Promise<void> {
  await db.query(`update book_bet set next_attempt_at = ${at(3)} where id = $1 and state = $2`, [
    id,
    state,
    dueAt,
  ]);
}

export type Priced = { place: number; step: number; odds: number | null };

/** The prices at which a waiting bet is taken. */
export async function takePrices(tx: HouseDatabase, betId: string, prices: readonly Priced[]): Promise<void> {
  await tx.query(
    `update book_leg l set step = p.step, odds = p.odds
     from json_to_recordset($2::json) as p (place smallint, step integer, odds integer)
     where l.bet_id = $1 and l.place = p.place and (l.step, l.odds) is distinct from (p.step, p.odds)`,
    [betId, JSON.stringify(prices)],
  );
}

/** The prices that are offered in place of those that were asked for. */
export async function offerPrices(
  tx: HouseDatabase,
  betId: string,
  prices: readonly Priced[],
): Promise<void> {
  await tx.query(
    `update book_leg l set now_step = p.step, now_odds = p.odds
     from json_to_recordset($2::json) as p (place smallint, step integer, odds integer)
     where l.bet_id = $1 and l.place = p.place`,
    [betId, JSON.stringify(prices)],
  );
}
