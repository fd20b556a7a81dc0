-- Undoes a win exactly, even when the money is spent (W12): the balance may go below zero, which stops new bets by
-- itself and calls an operator. A round that this win closed is open again, and its stake is an open bet again.
create or replace function wallet_undo_win(
  p_seat launch_session, p_round game_round, p_win wallet_transaction, p_key text, p_facts bytea,
  out status text, out posted wallet_posting)
language plpgsql as $$
declare
  v_reopens boolean := p_round.state = 'closed' and p_round.closed_by = p_win.transaction_id;
begin
  posted := wallet_post(p_seat, p_round.vendor_code, p_round.round_id, 'tx:' || p_key, 'win_reversal', p_facts,
    -p_win.amount, case when v_reopens then p_round.stake else 0 end);
  update game_round
  set payout = payout - p_win.amount,
      state = case when v_reopens then 'open' else state end,
      settled_at = case when v_reopens then null else settled_at end,
      closed_by = case when v_reopens then null else closed_by end
  where merchant = p_round.merchant and partner = p_round.partner and round_id = p_round.round_id
    and member_id = p_round.member_id;
  if posted.balance < 0 then
    insert into wallet_alert (merchant, kind, member_id, partner, transaction_id, balance, currency)
    values (p_seat.merchant, 'negative-balance', p_seat.member_id, p_seat.partner, p_key, posted.balance,
      p_seat.currency);
  end if;
  status := 'OK';
end $$;

revoke all on function wallet_undo_win from public;
