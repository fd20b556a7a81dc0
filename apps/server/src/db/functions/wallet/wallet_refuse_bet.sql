-- Why this bet may not be, or null, in the order in which partners are told. Whoever owes does not play on before it is paid,
-- not even from a purse where something is left. Wins never ask.
create or replace function wallet_refuse_bet(
  p_seat launch_session, p_member_status text, p_item jsonb, p_title text, p_amount bigint, p_table wallet_table)
returns text
language plpgsql stable as $$
begin
  if p_member_status <> 'active' or p_table.frozen then
    return 'PLAYER_DISABLED';
  elsif p_seat.expires_at <= platform_now() or p_table.logged_out then
    return 'TOKEN_EXPIRED';
  elsif p_table.closed then
    return 'PARTNER_DISABLED';
  elsif p_table.owes then
    return 'PLAYER_IN_DEBT';
  elsif p_item ->> 'currency' <> p_seat.currency then
    return 'WRONG_CURRENCY';
  elsif p_title is null or p_table.round_vendor <> p_seat.vendor_code then
    return 'INVALID_GAME';
  elsif p_table.round_state = 'closed' then
    return 'ROUND_CLOSED';
  elsif p_table.round_currency <> p_seat.currency then
    return 'WRONG_CURRENCY';
  -- What one posting may move at most, so that every round can be closed in one.
  elsif coalesce(p_table.round_stake, 0) + p_amount > 1000000000000 then
    return 'LIMIT_REACHED';
  elsif p_table.limited and exists (
    select from protection_broken(p_seat.merchant, p_seat.member_id, '{stake,loss,time}', p_amount)) then
    return 'LIMIT_REACHED';
  end if;
  return null;
end $$;

revoke all on function wallet_refuse_bet from public;
