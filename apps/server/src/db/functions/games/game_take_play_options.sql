-- Every title that an engine plays promises what the operator lets players do, and no more.
create or replace function game_take_play_options(p_merchant text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update game g
  set features = game_features_offered(p_merchant, e.features)
  from game_engine e
  where g.merchant = p_merchant and e.merchant = p_merchant and e.code = g.engine
    and 'buy-in' = any (e.features) and g.features is distinct from game_features_offered(p_merchant, e.features)
$$;

revoke all on function game_take_play_options from public;
