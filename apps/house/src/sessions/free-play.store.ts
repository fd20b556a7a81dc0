import type { HouseDatabase } from '#db/house-database.ts';

/** Twice as long as such a session can be played. Rounds and seeds go with it: nobody's money needs no record. */
const KEPT_HOURS = 24;

export async function forgetFreePlay(db: HouseDatabase, most: number): Promise<number> {
  const gone = await db.query(
    `with gone as (
       select id, player_id from play_session where free_play and created_at < now() - interval '${KEPT_HOURS} hours'
       order by created_at limit $1 for update skip locked),
     seen as (delete from round_seen where player_id in (select player_id from gone)),
     rounds as (delete from round where player_id in (select player_id from gone) returning seed_pair_id),
     seeds as (
       delete from seed_pair where id in (select seed_pair_id from rounds)
         or (revealed_at is null and player_id in (select player_id from gone))),
     purses as (delete from own_wallet where player_id in (select player_id from gone))
     delete from play_session where id in (select id from gone) returning id`,
    [most],
  );
  return gone.length;
}
