create or replace function wallet_round_of(p_seat launch_session, p_round text) returns game_round
language sql stable as $$
  select r from game_round r
  where r.merchant = p_seat.merchant and r.partner = p_seat.partner and r.round_id = p_round
    and r.member_id = p_seat.member_id
$$;

revoke all on function wallet_round_of from public;
