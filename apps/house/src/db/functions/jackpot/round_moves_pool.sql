-- When a round ends, in the same transaction: a bet that was taken gives its share, to each pool of its game the part that it gets;
-- one that was not gives back what it had won, and the house takes back the seed that it laid down for it.
create or replace function round_moves_pool() returns trigger language plpgsql as $$
declare
  round_currency text := (select s.currency from play_session s where s.id = new.session_id);
  won bigint := new.jackpot * 10000;
  won_tier text;
  held bigint;
  seed bigint;
begin
  perform jackpot_lock();
  if new.state = 'settled' then
    with given as (
      update jackpot_pool p set parts = p.parts + new.pool_share * p.share_part / p.share_whole
      where p.game_code = new.game_code and p.currency = round_currency
      returning p.tier, new.pool_share * p.share_part / p.share_whole as share)
    insert into jackpot_event (game_code, currency, tier, kind, parts, round_id)
    select new.game_code, round_currency, g.tier, 'share', g.share, new.id from given g;
  elsif won is not null then
    -- A seed that was larger than all there is, because another was chosen since, is taken back as far as it goes.
    select e.tier, e.parts into strict won_tier, seed from jackpot_event e where e.round_id = new.id and e.kind = 'seed';
    select p.parts + won into strict held from jackpot_pool p
    where p.game_code = new.game_code and p.currency = round_currency and p.tier = won_tier for update;
    seed := least(seed, held);
    update jackpot_pool p set parts = held - seed
    where p.game_code = new.game_code and p.currency = round_currency and p.tier = won_tier;
    insert into jackpot_event (game_code, currency, tier, kind, parts, round_id)
    values (new.game_code, round_currency, won_tier, 'win-back', won, new.id),
      (new.game_code, round_currency, won_tier, 'seed-back', -seed, new.id);
  end if;
  return null;
end
$$;
