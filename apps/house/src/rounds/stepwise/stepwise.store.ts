import type { HouseDatabase } from '#db/house-database.ts';
import type { StoredRound } from '../round.store.ts';

/** How a round goes on: what waits for its player, and what is on its way to the wallet. */
export type NextStep = Pick<
  StoredRound,
  | 'sessionId'
  | 'actions'
  | 'pendingAction'
  | 'pendingCost'
  | 'extraBets'
  | 'stake'
  | 'win'
  | 'outcome'
  | 'refusal'
  | 'balanceAfter'
> & { state: 'open' | 'action-sent' | 'win-sent' };

/**
 * Takes a round from where it was read to where it goes; the first attempt at what it then asks of the wallet belongs to the
 * caller, until `waitMs` have gone by. Null: somebody else has taken it further, or up, since it was read.
 */
export async function moveOn(
  db: HouseDatabase,
  from: StoredRound,
  to: NextStep,
  waitMs: number,
): Promise<StoredRound | null> {
  const rows = await db.query(
    `update round set session_id = $5, state = $6, actions = $7::jsonb, pending_action = $8::jsonb, pending_cost = $9, extra_bets = $10,
       stake = $11, win = $12, outcome = $13::jsonb, refusal = $14, balance_after = $15, resolution = 'batch', attempts = 1,
       next_attempt_at = now() + make_interval(secs => $16::float8 / 1000), updated_at = now()
     where id = $1 and state = $2 and attempts = $3 and extra_bets = $17 and jsonb_array_length(actions) = $4
     returning id`,
    [
      from.id,
      from.state,
      from.attempts,
      from.actions.length,
      to.sessionId,
      to.state,
      JSON.stringify(to.actions),
      jsonOrNull(to.pendingAction),
      to.pendingCost,
      to.extraBets,
      to.stake,
      to.win,
      jsonOrNull(to.outcome),
      to.refusal,
      to.balanceAfter,
      waitMs,
      from.extraBets,
    ],
  );
  return rows.length === 0 ? null : { ...from, ...to, resolution: 'batch', attempts: 1 };
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
