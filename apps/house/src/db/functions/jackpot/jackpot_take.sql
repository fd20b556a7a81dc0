-- Takes a part of what the pool holds, or all of it, for a round that has won it, and lays the same part of the next seed into it.
-- Whoever wins at the same moment waits here and finds what was left. Answers with whole minor units; what is less than one stays.
create or replace function jackpot_take(
  p_game_code text, p_currency text, p_tier text, p_round_id text, p_seed bigint, p_part bigint, p_whole bigint) returns bigint
language plpgsql as $$
declare
  held bigint;
  paid bigint;
  seed bigint := (p_seed::numeric * p_part / p_whole)::bigint;
begin
  perform jackpot_lock();
  select p.parts into strict held from jackpot_pool p
  where p.game_code = p_game_code and p.currency = p_currency and p.tier = p_tier for update;
  paid := div(held::numeric * p_part, p_whole::numeric * 10000)::bigint;
  update jackpot_pool p set parts = held - paid * 10000 + seed
  where p.game_code = p_game_code and p.currency = p_currency and p.tier = p_tier;
  insert into jackpot_event (game_code, currency, tier, kind, parts, round_id)
  values (p_game_code, p_currency, p_tier, 'win', -paid * 10000, p_round_id),
    (p_game_code, p_currency, p_tier, 'seed', seed, p_round_id);
  return paid;
end
$$;

revoke all on function jackpot_take from public;
grant execute on function jackpot_take to maidan_house_app;
