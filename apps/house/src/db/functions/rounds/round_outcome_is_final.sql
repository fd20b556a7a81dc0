create or replace function round_outcome_is_final() returns trigger language plpgsql as $$
begin
  if old.state in ('settled', 'refused', 'rolled-back') then
    raise exception 'round % has ended and cannot change', old.id;
  end if;
  if old.outcome is not null and (new.outcome is distinct from old.outcome or new.win is distinct from old.win) then
    raise exception 'the outcome of round % is decided and cannot change', old.id;
  end if;
  return new;
end
$$;
