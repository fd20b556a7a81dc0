import type { HouseDatabase } from '#db/house-database.ts';

/** Twice as long as such a session can be played. Rounds and seeds go with it: nobody's money needs no record. */
const IS_OVER = `s.free_play and s.created_at < now() - interval '24 hours'`;

/** At most so many rounds, or sessions that have none left: somebody may have played for all of twelve hours. */
export async function forgetFreePlay(db: HouseDatabase, most: number): Promise<number> {
  const rounds = await db.query(
    `with gone as (
       select r.id from play_session s join round r on r.session_id = s.id where ${IS_OVER} limit $1),
     seen as (delete from round_seen where round_id in (select id from gone))
     delete from round where id in (select id from gone) returning id`,
    [most],
  );
  if (rounds.length >= most) return rounds.length;
  const sessions = await db.query(
    `with gone as (
       select s.id, s.player_id from play_session s
       where ${IS_OVER} and not exists (select from round r where r.session_id = s.id)
       order by s.created_at limit $1 for update skip locked),
     seeds as (delete from seed_pair where player_id in (select player_id from gone)),
     purses as (delete from own_wallet where player_id in (select player_id from gone))
     delete from play_session where id in (select id from gone) returning id`,
    [most],
  );
  return rounds.length + sessions.length;
}
