create or replace function lottery_ticket_is_final() returns trigger language plpgsql as $$
begin
  if old.state in ('settled', 'refused', 'rolled-back') then
    raise exception 'lottery ticket % has ended and cannot change', old.id;
  end if;
  if old.win is not null and new.win is distinct from old.win then
    raise exception 'the win of lottery ticket % is decided and cannot change', old.id;
  end if;
  if (new.order_id, new.lottery, new.minute, new.stake) is distinct from (old.order_id, old.lottery, old.minute, old.stake) then
    raise exception 'what lottery ticket % was bought for cannot change', old.id;
  end if;
  return new;
end
$$;
