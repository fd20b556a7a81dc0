-- Swaps a token for a fresh one (W6): the same seat until the same end. The old one bets no more, its wins and rollbacks arrive.
-- Asked again, it says the same, for as long as the fresh one lives.
create or replace function wallet_refresh(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_fresh_hash bytea)
returns wallet_reply
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
  v_seat launch_session;
  v_may text;
begin
  -- Of copies at the same moment one swaps; the others wait, and find what it has done.
  perform from launch_session l
  where l.merchant = p_merchant and l.token_hash = p_token_hash and l.partner = p_partner
  for no key update;
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash);
  v_seat := v_in.seat;
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_seat);
  end if;
  if v_seat.replaced_by = p_fresh_hash then
    select * into v_seat from launch_session l where l.merchant = p_merchant and l.token_hash = p_fresh_hash;
  end if;
  v_may := wallet_may_play(v_seat, v_in.member_status,
    exists (select from session s where s.merchant = p_merchant and s.id = v_seat.session_id and s.ended_at is not null),
    (select r.closed from wallet_partner_rules(p_merchant, p_partner) r), platform_now());
  if v_may is not null then
    return wallet_refusal(v_may, v_seat);
  end if;
  if v_seat.token_hash = p_token_hash then
    insert into launch_session (merchant, token_hash, member_id, session_id, partner, vendor_code, node_id, game_code, currency,
      expires_at, authenticated_at, wallet)
    values (p_merchant, p_fresh_hash, v_seat.member_id, v_seat.session_id, p_partner, v_seat.vendor_code, v_seat.node_id,
      v_seat.game_code, v_seat.currency, v_seat.expires_at, platform_now(), v_seat.wallet);
    update launch_session l set expires_at = platform_now(), replaced_by = p_fresh_hash
    where l.merchant = p_merchant and l.token_hash = p_token_hash;
  end if;
  return wallet_refusal('OK', v_seat);
end $$;

revoke all on function wallet_refresh from public;
grant execute on function wallet_refresh to maidan_app;
