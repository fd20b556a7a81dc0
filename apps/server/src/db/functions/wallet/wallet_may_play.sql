-- Why new play may not begin, or null; wins and rollbacks never ask (W6, W25).
create or replace function wallet_may_play(
  p_seat launch_session, p_member_status text, p_logged_out boolean, p_partner_closed boolean, p_now timestamptz) returns text
language sql stable as $$
  select case
    when p_member_status <> 'active' then 'PLAYER_DISABLED'
    when (p_seat).expires_at <= p_now or p_logged_out then 'TOKEN_EXPIRED'
    when p_partner_closed then 'PARTNER_DISABLED'
  end
$$;

revoke all on function wallet_may_play from public;
