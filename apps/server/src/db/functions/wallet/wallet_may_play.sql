-- Whether new play may begin; wins and rollbacks never ask (W6, W25).
create or replace function wallet_may_play(p_seat launch_session, p_member_status text) returns text
language plpgsql stable as $$
begin
  if p_member_status <> 'active' then
    return 'PLAYER_DISABLED';
  end if;
  if p_seat.expires_at <= platform_now() or exists (
    select from session s where s.merchant = p_seat.merchant and s.id = p_seat.session_id and s.ended_at is not null)
  then
    return 'TOKEN_EXPIRED';
  end if;
  -- Status 0 is normal; in maintenance nothing new begins.
  if exists (select from vendor_partner p
             where p.merchant = p_seat.merchant and p.code = p_seat.partner and not p.enabled)
    or exists (select from setting s
               where s.merchant = p_seat.merchant and s.key = 'systemStatus' and s.value <> '0'::jsonb)
  then
    return 'PARTNER_DISABLED';
  end if;
  return 'OK';
end $$;

revoke all on function wallet_may_play from public;
