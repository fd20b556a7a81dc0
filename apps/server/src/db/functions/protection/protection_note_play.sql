-- Counted in the transaction that moves the money, where the member's row is locked: two bets at once see each other.
-- What is undone is undone in its own hour.
create or replace function protection_note_play() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_sign int := case when tg_op = 'INSERT' then 1 else -1 end;
  v_kinds text[];
begin
  select array_agg(l.kind) into v_kinds from player_limit l
  where l.merchant = new.merchant and l.member_id = new.member_id and l.kind <> 'deposit';
  if v_kinds is null then
    return null;
  end if;
  insert into play_hour as h (merchant, member_id, hour, stake, payout)
  values (new.merchant, new.member_id, date_trunc('hour', new.created_at, 'UTC'),
    case when new.kind = 'bet' then v_sign * new.amount else 0 end,
    case when new.kind = 'win' then v_sign * new.amount else 0 end)
  on conflict (merchant, member_id, hour) do update
    set stake = h.stake + excluded.stake, payout = h.payout + excluded.payout;
  if new.kind = 'bet' and tg_op = 'INSERT' and 'time' = any(v_kinds) then
    perform protection_note_time(new.merchant, new.member_id);
  end if;
  return null;
end $$;

revoke all on function protection_note_play from public;
