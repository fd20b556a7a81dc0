create or replace function wallet_close_round(p_round game_round, p_closed_by text) returns void
language sql as $$
  update game_round set state = 'closed', settled_at = platform_now(), closings = closings + 1, closed_by = p_closed_by
  where merchant = p_round.merchant and partner = p_round.partner and round_id = p_round.round_id
    and member_id = p_round.member_id
$$;

revoke all on function wallet_close_round from public;
