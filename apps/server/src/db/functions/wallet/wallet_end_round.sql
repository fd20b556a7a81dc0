-- Closes a round without a win: its stakes become the house's.
create or replace function wallet_end_round(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_round text)
returns wallet_reply
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
  v_seat launch_session;
  v_round game_round;
  v_posted wallet_posting;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash, true);
  v_seat := v_in.seat;
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_seat);
  end if;
  v_round := wallet_round_of(v_seat, p_round);
  if v_round.state is null then
    return wallet_refusal('TRANSACTION_NOT_FOUND', v_seat);
  end if;
  if v_round.currency <> v_seat.currency then
    return wallet_refusal('WRONG_CURRENCY', v_seat);
  end if;
  if v_round.state = 'open' then
    v_posted := wallet_post(v_seat, v_round.vendor_code, p_round,
      format('end:%s:%s:%s', p_round, v_seat.member_id, v_round.closings), 'settle',
      wallet_facts('end', v_seat.member_id, p_round, null, v_round.stake, v_seat.currency, null, true),
      0, -v_round.stake);
    perform wallet_close_round(v_round, null);
  end if;
  return wallet_refusal('OK', v_seat);
end $$;

revoke all on function wallet_end_round from public;
grant execute on function wallet_end_round to maidan_app;
