-- Token and balance, for authenticate and balance.
create or replace function wallet_look(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_currency text, p_authenticate boolean)
returns wallet_reply
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
  v_seat launch_session;
  v_may text;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash);
  v_seat := v_in.seat;
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_seat);
  end if;
  v_may := wallet_may_play(v_seat, v_in.member_status,
    exists (select from session s where s.merchant = p_merchant and s.id = v_seat.session_id and s.ended_at is not null),
    (select r.closed from wallet_partner_rules(p_merchant, p_partner) r), platform_now());
  -- A balance may be read by whoever may not bet, as long as the token lives.
  if v_may = 'TOKEN_EXPIRED' or (p_authenticate and v_may is not null) then
    return wallet_refusal(v_may, v_seat);
  end if;
  if p_currency <> v_seat.currency then
    return wallet_refusal('WRONG_CURRENCY', v_seat);
  end if;
  if p_authenticate then
    update launch_session set authenticated_at = platform_now()
    where merchant = p_merchant and token_hash = p_token_hash and authenticated_at is null;
  end if;
  return wallet_refusal('OK', v_seat);
end $$;

revoke all on function wallet_look from public;
grant execute on function wallet_look to maidan_app;
