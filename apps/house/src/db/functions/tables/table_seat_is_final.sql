create or replace function table_seat_is_final() returns trigger language plpgsql as $$
begin
  if old.state in ('left', 'refused', 'rolled-back') then
    raise exception 'sitting % has ended and cannot change', old.id;
  end if;
  if old.win is not null and new.win is distinct from old.win then
    raise exception 'what sitting % carries away is decided and cannot change', old.id;
  end if;
  if (new.table_id, new.place, new.player_id, new.buy_in, new.seed, new.bot)
    is distinct from (old.table_id, old.place, old.player_id, old.buy_in, old.seed, old.bot) then
    raise exception 'what sitting % began with cannot change', old.id;
  end if;
  return new;
end
$$;
