-- Why this bet may not be, or null, in the order in which partners are told. Whoever owes does not play on before it is paid,
-- not even from a purse where something is left. Limits and money are asked for after this.
create or replace function wallet_refuse_bet(
  p_bet wallet_item, p_round game_round, p_title text, p_partner_closed boolean, p_now timestamptz) returns text
language sql stable as $$
  select case
    when (p_bet).frozen then 'PLAYER_DISABLED'
    else coalesce(
      wallet_may_play((p_bet).seat, (p_bet).member_status, (p_bet).logged_out, p_partner_closed, p_now),
      case
        when (p_bet).owes then 'PLAYER_IN_DEBT'
        when (p_bet).currency <> ((p_bet).seat).currency then 'WRONG_CURRENCY'
        when p_title is null or (p_round).vendor_code <> ((p_bet).seat).vendor_code then 'INVALID_GAME'
        when (p_round).state = 'closed' then 'ROUND_CLOSED'
        when (p_round).currency <> ((p_bet).seat).currency then 'WRONG_CURRENCY'
        -- What one posting may move at most, so that every round can be closed in one.
        when coalesce((p_round).stake, 0) + (p_bet).amount > 1000000000000 then 'LIMIT_REACHED'
      end)
  end
$$;

revoke all on function wallet_refuse_bet from public;
