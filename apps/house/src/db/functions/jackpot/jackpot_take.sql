-- Takes what the pool holds for a round that has won it, and lays the next seed into it. Whoever wins at the same moment waits here
-- and finds the new pool. Answers with whole minor units; what is less than one stays.
create or replace function jackpot_take(p_game_code text, p_currency text, p_round_id text, p_seed bigint) returns bigint
language plpgsql as $$
declare
  held bigint;
  paid bigint;
begin
  select p.parts into strict held from jackpot_pool p
  where p.game_code = p_game_code and p.currency = p_currency for update;
  paid := held / 10000;
  update jackpot_pool p set parts = held - paid * 10000 + p_seed
  where p.game_code = p_game_code and p.currency = p_currency;
  insert into jackpot_event (game_code, currency, kind, parts, round_id)
  values (p_game_code, p_currency, 'win', -paid * 10000, p_round_id), (p_game_code, p_currency, 'seed', p_seed, p_round_id);
  return paid;
end
$$;

revoke all on function jackpot_take from public;
grant execute on function jackpot_take to maidan_house_app;
