create or replace function book_bet_is_final() returns trigger language plpgsql as $$
begin
  if old.state in ('offered', 'refused', 'rolled-back') then
    raise exception 'book bet % has ended and cannot change', old.id;
  end if;
  if old.state = 'settled' and new.state <> 'settled' then
    raise exception 'book bet % is settled and does not open again', old.id;
  end if;
  if (new.player_id, new.stake, new.size, new.operation_id) is distinct from (old.player_id, old.stake, old.size, old.operation_id) then
    raise exception 'what book bet % was placed with cannot change', old.id;
  end if;
  return new;
end
$$;
