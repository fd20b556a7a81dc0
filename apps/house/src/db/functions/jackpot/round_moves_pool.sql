-- When a round ends, in the same transaction: a bet that was taken gives its share; one that was not gives back what it had won, and
-- the house takes back the seed that it laid down for it.
create or replace function round_moves_pool() returns trigger language plpgsql as $$
declare
  round_currency text := (select s.currency from play_session s where s.id = new.session_id);
  won bigint := new.jackpot * 10000;
  held bigint;
  seed bigint;
begin
  if new.state = 'settled' then
    update jackpot_pool p set parts = p.parts + new.pool_share
    where p.game_code = new.game_code and p.currency = round_currency;
    insert into jackpot_event (game_code, currency, kind, parts, round_id)
    values (new.game_code, round_currency, 'share', new.pool_share, new.id);
  elsif won is not null then
    select p.parts + won into strict held from jackpot_pool p
    where p.game_code = new.game_code and p.currency = round_currency for update;
    -- A seed that was larger than all there is, because another was chosen since, is taken back as far as it goes.
    select least(e.parts, held) into strict seed from jackpot_event e where e.round_id = new.id and e.kind = 'seed';
    update jackpot_pool p set parts = held - seed
    where p.game_code = new.game_code and p.currency = round_currency;
    insert into jackpot_event (game_code, currency, kind, parts, round_id)
    values (new.game_code, round_currency, 'win-back', won, new.id), (new.game_code, round_currency, 'seed-back', -seed, new.id);
  end if;
  return null;
end
$$;
