-- Counts what was staked and won towards the limits of a player who has some, in the hour in which it was; what is undone is
-- taken off again. In the transaction that moves the money, where the member's row is locked: two bets at once see each other.
create or replace function protection_note_play(
  p_merchant text, p_member bigint, p_at timestamptz, p_stake bigint, p_payout bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_kinds text[];
begin
  select array_agg(l.kind) into v_kinds from player_limit l
  where l.merchant = p_merchant and l.member_id = p_member and l.kind <> 'deposit';
  if v_kinds is null then
    return;
  end if;
  insert into play_hour as h (merchant, member_id, hour, stake, payout)
  values (p_merchant, p_member, date_trunc('hour', p_at, 'UTC'), p_stake, p_payout)
  on conflict (merchant, member_id, hour) do update
    set stake = h.stake + excluded.stake, payout = h.payout + excluded.payout;
  if p_stake > 0 and 'time' = any(v_kinds) then
    perform protection_note_time(p_merchant, p_member);
  end if;
end $$;

revoke all on function protection_note_play from public;
