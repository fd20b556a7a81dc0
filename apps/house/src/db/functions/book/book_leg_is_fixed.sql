create or replace function book_leg_is_fixed() returns trigger language plpgsql as $$
begin
  if (new.match_id, new.market, new.selection) is distinct from (old.match_id, old.market, old.selection) then
    raise exception 'what leg % of book bet % is on cannot change', old.place, old.bet_id;
  end if;
  if new.odds <> old.odds and not exists (select from book_bet where id = old.bet_id and state = 'waiting') then
    raise exception 'the odds of leg % of book bet % are taken and cannot change', old.place, old.bet_id;
  end if;
  return new;
end
$$;
