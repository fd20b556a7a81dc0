-- Every title is played by its engine in this setting from now on, and says that engine's figures. Games that are open go on by the
-- rules they were opened with.
create or replace function game_take_return(p_merchant text, p_setting text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update game g
  set engine = chosen.code, rtp_basis_points = chosen.rtp_basis_points, volatility = chosen.volatility,
      lines = chosen.lines, max_win = chosen.max_win, min_stake = chosen.min_stake,
      features = game_features_offered(p_merchant, chosen.features)
  from game_engine played
  join game_engine chosen on chosen.merchant = played.merchant and chosen.family = played.family
  where g.merchant = p_merchant and played.merchant = p_merchant and played.code = g.engine
    and chosen.setting = p_setting and chosen.code <> played.code
$$;

revoke all on function game_take_return from public;
