-- A pool begins with its seed, however many come first at the same moment.
create or replace function jackpot_pool_open(
  p_game_code text, p_currency text, p_tier text, p_share_part int, p_share_whole int, p_seed bigint) returns void language sql as $$
  with opened as (
    insert into jackpot_pool (game_code, currency, tier, share_part, share_whole, parts)
    values (p_game_code, p_currency, p_tier, p_share_part, p_share_whole, p_seed)
    on conflict do nothing returning 1)
  insert into jackpot_event (game_code, currency, tier, kind, parts)
  select p_game_code, p_currency, p_tier, 'seed', p_seed from opened
$$;

revoke all on function jackpot_pool_open from public;
grant execute on function jackpot_pool_open to maidan_house_app;
