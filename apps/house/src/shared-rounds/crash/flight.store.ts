import type { HouseDatabase } from '#db/house-database.ts';
import { BET_COLUMNS, type SharedBet } from '../shared-bet.store.ts';
import { LEASE, type Lease } from '../shared-round.store.ts';

/** Of a running round, for something that was received so long ago: how long it had been flying, and whether players were heard then. */
export async function flownFor(
  db: HouseDatabase,
  roundId: string,
  { receivedMsAgo, silenceMs }: { receivedMsAgo: number; silenceMs: number },
): Promise<{ ms: number; result: number; interrupted: boolean } | null> {
  const [row] = await db.query<{ ms: number; result: number; interrupted: boolean }>(
    `select (extract(epoch from clock_timestamp() - starts_at) * 1000 - $2::float8)::float8 as ms, result,
       interrupted or extract(epoch from clock_timestamp() - heard_at) * 1000 - $2::float8 > $3::float8 as interrupted
     from shared_round where id = $1 and state = 'running'`,
    [roundId, receivedMsAgo, silenceMs],
  );
  return row ?? null;
}

/** Undefined: it has left already, or was never in. */
export async function leaveAt(
  db: HouseDatabase,
  id: string,
  hundredths: number,
  leaseMs: number,
): Promise<SharedBet | undefined> {
  const [row] = await db.query<SharedBet>(
    `update shared_bet set state = 'win-sent', left_at = least($2::int, leaves_at), win = stake * least($2::int, leaves_at) / 100,
       attempts = 1, next_attempt_at = now() + make_interval(secs => $3::float8 / 1000), updated_at = clock_timestamp()
     where id = $1 and state = 'placed' returning ${BET_COLUMNS}`,
    [id, hundredths, leaseMs],
  );
  return row;
}

/** Of a player who is gone: those that were to leave then. */
export function betsToLeave(db: HouseDatabase, playerId: string, roundId: string): Promise<SharedBet[]> {
  return db.query<SharedBet>(
    `select ${BET_COLUMNS} from shared_bet where round_id = $2 and player_id = $1 and leaves_when_lost and state = 'placed'`,
    [playerId, roundId],
  );
}

/**
 * Says that players are heard, and lets those go who wanted to leave by themselves until now. A silence in which nobody may have been
 * heard is noted, and the stakes of those who had to be heard go back at once: who could still leave after it would play for nothing.
 */
export async function flyOn(
  db: HouseDatabase,
  lease: Lease,
  id: string,
  { reached, silenceMs }: { reached: number; silenceMs: number },
): Promise<boolean> {
  const rows = await db.query(
    `with ${LEASE}, flying as (
       update shared_round set heard_at = now(),
         interrupted = interrupted or now() - heard_at > make_interval(secs => $5::float8 / 1000)
       where id = $3 and state = 'running' and exists (select from lease) returning id, interrupted
     ), leaving as (
       update shared_bet b set left_at = b.leaves_at, win = b.stake * b.leaves_at / 100, state = 'win-sent', attempts = 0,
         next_attempt_at = now(), updated_at = clock_timestamp()
       from flying where b.round_id = flying.id and b.state = 'placed' and b.leaves_at <= $4::int
     ), back as (
       update shared_bet b set state = 'undoing', attempts = 0, next_attempt_at = now(), updated_at = clock_timestamp()
       from flying where flying.interrupted and b.round_id = flying.id and b.state = 'placed' and b.leaves_at is null
     )
     select id from flying`,
    [lease.gameCode, lease.fence, id, reached, silenceMs],
  );
  return rows.length === 1;
}

/**
 * Ends a round once, with all its bets: whoever set a multiplier that was reached has left there, at the cap everybody has; the others have
 * lost. Where nobody could be heard for a while the stake goes back of who had set nothing; what was set is decided by the link all the same.
 */
export async function finishFlight(
  db: HouseDatabase,
  lease: Lease,
  id: string,
  { cap, graceMs, silenceMs }: { cap: number; graceMs: number; silenceMs: number },
): Promise<boolean> {
  const rows = await db.query(
    `with ${LEASE}, ended as (
       update shared_round set state = 'ended', ended_at = now(),
         interrupted = interrupted or least(now(), ends_at) - heard_at > make_interval(secs => $6::float8 / 1000)
       where id = $3 and state = 'running' and ends_at + make_interval(secs => $5::float8 / 1000) <= now()
         and exists (select from lease)
       returning id, result, interrupted
     ), leaving as (
       select b.id, e.interrupted and b.leaves_at is null as goes_back, case when b.leaves_at <= e.result then b.leaves_at when e.result >= $4::int then $4::int end as left_at
       from ended e join shared_bet b on b.round_id = e.id and b.state = 'placed'
     ), closed as (
       update shared_bet b set
         state = case when l.goes_back then 'undoing' else 'win-sent' end,
         left_at = case when l.goes_back then null else l.left_at end,
         win = case when l.goes_back then null else coalesce(b.stake * l.left_at / 100, 0) end,
         attempts = 0, next_attempt_at = now(), updated_at = clock_timestamp()
       from leaving l where b.id = l.id and b.state = 'placed'
     )
     select id from ended`,
    [lease.gameCode, lease.fence, id, cap, graceMs, silenceMs],
  );
  return rows.length === 1;
}
