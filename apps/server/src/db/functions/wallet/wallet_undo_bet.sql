-- Undoes a bet: the stake leaves the open bets and goes home.
create or replace function wallet_undo_bet(
  p_seat launch_session, p_round game_round, p_bet wallet_transaction, p_key text, p_facts bytea,
  out status text, out posted wallet_posting)
language plpgsql as $$
begin
  -- W11: a bet is settled when its round is closed or a win of it stands.
  if p_round.state = 'closed' or exists (
    select from wallet_transaction w
    where w.merchant = p_bet.merchant and w.partner = p_bet.partner and w.reference = p_bet.transaction_id
      and w.kind = 'win' and w.state = 'applied') then
    status := 'ALREADY_SETTLED';
    return;
  end if;
  posted := wallet_post(p_seat, p_round.vendor_code, p_round.round_id, 'tx:' || p_key, 'bet_rollback', p_facts,
    p_bet.amount, -p_bet.amount);
  update game_round
  set stake = stake - p_bet.amount, bets_in_effect = bets_in_effect - 1,
      state = case when bets_in_effect = 1 then 'void' else state end,
      settled_at = case when bets_in_effect = 1 then platform_now() else settled_at end
  where merchant = p_round.merchant and partner = p_round.partner and round_id = p_round.round_id
    and member_id = p_round.member_id;
  status := 'OK';
end $$;

revoke all on function wallet_undo_bet from public;
