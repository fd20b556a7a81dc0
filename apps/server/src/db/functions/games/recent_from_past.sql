-- What was played before this table was there.
create or replace function recent_from_past(p_merchant text) returns void language sql as $$
  insert into recent_game (merchant, member_id, node_id, played_at)
  select r.merchant, r.member_id, r.node_id, max(r.placed_at) from game_round r
  join game g on g.merchant = r.merchant and g.node_id = r.node_id
  where r.merchant = p_merchant
  group by r.merchant, r.member_id, r.node_id
  on conflict (merchant, member_id, node_id) do update
    set played_at = greatest(recent_game.played_at, excluded.played_at);
$$;

revoke all on function recent_from_past from public;
