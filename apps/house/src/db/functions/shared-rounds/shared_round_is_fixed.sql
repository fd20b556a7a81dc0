create or replace function shared_round_is_fixed() returns trigger language plpgsql as $$
begin
  if old.state in ('ended', 'void') then
    raise exception 'shared round % has ended and cannot change', old.id;
  end if;
  if (new.chain_id, new.number, new.link, new.result, new.outcome, new.dealt_from, new.dealt_to, new.is_last)
    is distinct from
    (old.chain_id, old.number, old.link, old.result, old.outcome, old.dealt_from, old.dealt_to, old.is_last) then
    raise exception 'what shared round % comes to is decided and cannot change', old.id;
  end if;
  return new;
end
$$;
