create or replace function table_hand_is_final() returns trigger language plpgsql as $$
begin
  if old.state <> 'playing' then
    raise exception 'hand % of table % has ended and cannot change', old.number, old.table_id;
  end if;
  if (new.dealt, new.client_seed, new.dealer) is distinct from (old.dealt, old.client_seed, old.dealer) then
    raise exception 'how hand % of table % was dealt cannot change', old.number, old.table_id;
  end if;
  return new;
end
$$;
