-- A win: money, round and memory. Every check comes before the first write, so a refusal has nothing to undo.
create or replace function wallet_win(p_seat launch_session, p_request_id text, p_item jsonb) returns wallet_outcome
language plpgsql as $$
declare
  v_id text := p_item ->> 'transactionId';
  v_game text := p_item ->> 'gameCode';
  v_amount bigint := (p_item ->> 'amount')::bigint;
  v_closed boolean := (p_item ->> 'roundClosed')::boolean;
  v_facts bytea := wallet_facts('win', p_seat.member_id, p_item ->> 'roundId', v_game, v_amount,
    p_item ->> 'currency', p_item ->> 'betTransactionId', v_closed);
  v_outcome wallet_outcome := wallet_known(p_seat, v_id, v_facts);
  v_bet wallet_transaction;
  v_round game_round;
  v_posted wallet_posting;
begin
  if v_outcome.status is not null then
    return v_outcome;
  end if;
  select * into v_bet from wallet_transaction t
  where t.merchant = p_seat.merchant and t.partner = p_seat.partner
    and t.transaction_id = p_item ->> 'betTransactionId';
  if not found or v_bet.kind <> 'bet' then
    return wallet_refuse('TRANSACTION_NOT_FOUND');
  end if;
  if v_bet.member_id <> p_seat.member_id then
    return wallet_refuse('INVALID_TOKEN');
  end if;
  if v_bet.state <> 'applied' then
    return wallet_refuse('ALREADY_ROLLED_BACK');
  end if;
  if v_bet.round_id <> p_item ->> 'roundId' then
    return wallet_refuse('TRANSACTION_NOT_FOUND');
  end if;
  if p_item ->> 'currency' <> v_bet.currency or v_bet.currency <> p_seat.currency then
    return wallet_refuse('WRONG_CURRENCY');
  end if;
  v_round := wallet_round_of(p_seat, v_bet.round_id);
  -- The game may have closed since the bet; the win is paid all the same.
  if v_game <> v_bet.game_code and not exists (
    select from game g
    where g.merchant = p_seat.merchant and g.vendor_code = v_round.vendor_code and g.engine = v_game) then
    return wallet_refuse('INVALID_GAME');
  end if;
  if v_round.state = 'closed' then
    return wallet_refuse('ALREADY_SETTLED');
  end if;
  v_posted := wallet_post(p_seat, v_round.vendor_code, v_round.round_id, 'tx:' || v_id, 'win', v_facts, v_amount,
    case when v_closed then -v_round.stake else 0 end);
  update game_round set payout = payout + v_amount
  where merchant = v_round.merchant and partner = v_round.partner and round_id = v_round.round_id
    and member_id = v_round.member_id;
  if v_closed then
    perform wallet_close_round(v_round, v_id);
  end if;
  return row('OK', wallet_remember(p_seat, p_request_id, 'win', v_id, v_round.round_id, v_bet.transaction_id, v_game,
    v_amount, v_facts, v_posted.balance, v_posted.ledger_id), v_posted.balance, v_posted.version,
    v_amount > 0, false)::wallet_outcome;
end $$;

revoke all on function wallet_win from public;
