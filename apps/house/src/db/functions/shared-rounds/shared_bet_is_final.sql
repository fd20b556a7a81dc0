create or replace function shared_bet_is_final() returns trigger language plpgsql as $$
begin
  if old.state in ('settled', 'refused', 'rolled-back') then
    raise exception 'shared bet % has ended and cannot change', old.id;
  end if;
  if old.win is not null and (new.win is distinct from old.win or new.left_at is distinct from old.left_at) then
    raise exception 'the win of shared bet % is decided and cannot change', old.id;
  end if;
  if (new.round_id, new.player_id, new.stake, new.leaves_at, new.chips)
    is distinct from (old.round_id, old.player_id, old.stake, old.leaves_at, old.chips) then
    raise exception 'what shared bet % was placed with cannot change', old.id;
  end if;
  return new;
end
$$;
