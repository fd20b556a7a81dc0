-- What was played and listed before these tables were there.
create or replace function rooms_and_recent_from_past(p_merchant text) returns void language sql as $$
  insert into recent_game (merchant, member_id, node_id, played_at)
  select r.merchant, r.member_id, r.node_id, max(r.placed_at) from game_round r
  join game g on g.merchant = r.merchant and g.node_id = r.node_id
  where r.merchant = p_merchant
  group by r.merchant, r.member_id, r.node_id
  on conflict (merchant, member_id, node_id) do update
    set played_at = greatest(recent_game.played_at, excluded.played_at);
  insert into live_room (merchant, node_id, min_stake, max_stake, seats)
  select g.merchant, g.node_id, g.min_stake, g.min_stake * (array[200, 500, 1000])[1 + g.poster_seed % 3],
         (array[7, 9, 12])[1 + g.poster_seed / 3 % 3]
  from game g
  where g.merchant = p_merchant and g.category = 'LIVE' and g.min_stake is not null
  on conflict (merchant, node_id) do nothing;
$$;

revoke all on function rooms_and_recent_from_past from public;
