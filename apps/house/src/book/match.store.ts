import type { LegResult } from '@maidan/games/sports/sport.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import { UNDER_REVIEW } from './part.store.ts';

const at = (place: number): string => `to_timestamp($${place}::float8 / 1000)`;

/** `partsStand`: parts of it are settled alone, and stand when it is broken off. Not of matches whose bets were sold before parts did. */
export type MatchRow = { id: string; state: 'open' | 'announced' | 'final'; partsStand: boolean };

/** Matches that bets are taken on, held open until the transaction ends. Null: one of them is over. */
export async function openMatches(
  tx: HouseDatabase,
  matches: readonly { id: string; endsAt: number; finalAt: number }[],
): Promise<MatchRow[] | null> {
  await tx.query(
    `insert into book_match (id, ends_at, final_at)
     select id, to_timestamp(ends / 1000), to_timestamp(final / 1000)
     from json_to_recordset($1::json) as m (id text, ends float8, final float8) order by id
     on conflict (id) do nothing`,
    [JSON.stringify(matches.map(({ id, endsAt, finalAt }) => ({ id, ends: endsAt, final: finalAt })))],
  );
  const rows = await holdMatches(
    tx,
    matches.map(({ id }) => id),
  );
  return rows.length === matches.length && rows.every(({ state }) => state === 'open') ? rows : null;
}

const MATCH = 'id, state, parts_stand';

export const holdMatches = (tx: HouseDatabase, ids: readonly string[]): Promise<MatchRow[]> =>
  tx.query<MatchRow>(`select ${MATCH} from book_match where id = any ($1) order by id for share`, [ids]);

/** Of these matches, those whose parts do not stand alone. */
export async function matchesOfBefore(
  db: HouseDatabase,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<Pick<MatchRow, 'id'>>(
    'select id from book_match where id = any ($1) and not parts_stand',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Over, or looked at long enough. */
export function dueMatches(db: HouseDatabase, now: number, limit: number): Promise<MatchRow[]> {
  return db.query<MatchRow>(
    `select ${MATCH} from book_match
     where state <> 'final' and (case state when 'open' then ends_at else final_at end) <= ${at(1)}
     order by (case state when 'open' then ends_at else final_at end) limit $2`,
    [now, limit],
  );
}

/** Only for who holds the clock still, and only from the state that it was read in. */
export async function moveMatch(
  tx: HouseDatabase,
  lease: { gameCode: string; fence: string },
  { id, state }: MatchRow,
  to: 'announced' | 'final',
): Promise<boolean> {
  const rows = await tx.query(
    `with lease as (
       select from shared_clock where game_code = $3 and fence = $4 and held_until > clock_timestamp() for share)
     update book_match set state = $5 where id = $1 and state = $2 and exists (select from lease) returning id`,
    [id, state, lease.gameCode, lease.fence, to],
  );
  return rows.length === 1;
}

export type ChosenOnce = { market: string; selection: string };

/** In bets that were taken alone: what was refused may name markets that there are not. `market` null: of the whole match. */
export const chosenIn = (db: HouseDatabase, matchId: string, market: string | null): Promise<ChosenOnce[]> =>
  db.query<ChosenOnce>(
    `select distinct l.market, l.selection from book_leg l join book_bet b on b.id = l.bet_id
     where l.match_id = $1 and ($2::text is null or l.market = $2) and b.state in ('bet-sent', 'open', 'undoing', 'settled')`,
    [matchId, market],
  );

/** One statement for everybody who chose the same. */
export async function decideLegs(
  tx: HouseDatabase,
  matchId: string,
  { market, selection }: ChosenOnce,
  result: LegResult,
): Promise<void> {
  await tx.query(
    `update book_leg set result = $4 where match_id = $1 and market = $2 and selection = $3 and result is distinct from $4`,
    [matchId, market, selection, result],
  );
}

/** Bets on the match, or on a part of it, that have nothing to wait for any more, and those that were settled by another result, once all their results stand. */
export async function wakeBets(
  tx: HouseDatabase,
  matchId: string,
  market: string | null,
  now: number,
): Promise<void> {
  await tx.query(
    `update book_bet b set next_attempt_at = ${at(3)}, attempts = 0
     where b.id in (select bet_id from book_leg where match_id = $1 and ($2::text is null or market = $2))
       and (b.state = 'open' or (b.state = 'settled' and not exists (
         select from book_leg l where l.bet_id = b.id and ${UNDER_REVIEW})))
       and not exists (select from book_leg l where l.bet_id = b.id and l.result is null)`,
    [matchId, market, now],
  );
}
