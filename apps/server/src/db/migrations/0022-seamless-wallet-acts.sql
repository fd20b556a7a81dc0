-- What a bet, a win and the undoing of each do to money, round and memory. Every check comes before the first write,
-- so a refusal has nothing to undo.

create function wallet_remember(
  p_seat launch_session, p_request_id text, p_kind text, p_transaction_id text, p_round text, p_reference text,
  p_game text, p_amount bigint, p_facts bytea, p_balance bigint, p_ledger_id bigint) returns bigint
language sql as $$
  insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, reference,
    game_code, amount, currency, facts, balance_after, ledger_transaction_id, request_id)
  values (p_seat.merchant, p_seat.partner, p_transaction_id, p_kind, 'applied', p_seat.member_id, p_round, p_reference,
    p_game, p_amount, p_seat.currency, p_facts, p_balance, p_ledger_id, p_request_id)
  returning id
$$;

create function wallet_round_of(p_seat launch_session, p_round text) returns game_round
language sql stable as $$
  select r from game_round r
  where r.merchant = p_seat.merchant and r.partner = p_seat.partner and r.round_id = p_round
    and r.member_id = p_seat.member_id
$$;

create function wallet_close_round(p_round game_round, p_closed_by text) returns void
language sql as $$
  update game_round set state = 'closed', settled_at = platform_now(), closings = closings + 1, closed_by = p_closed_by
  where merchant = p_round.merchant and partner = p_round.partner and round_id = p_round.round_id
    and member_id = p_round.member_id
$$;

create function wallet_bet(p_seat launch_session, p_member_status text, p_request_id text, p_item jsonb)
returns wallet_outcome
language plpgsql as $$
declare
  v_id text := p_item ->> 'transactionId';
  v_game text := p_item ->> 'gameCode';
  v_amount bigint := (p_item ->> 'amount')::bigint;
  v_closed boolean := (p_item ->> 'roundClosed')::boolean;
  v_facts bytea := wallet_facts('bet', p_seat.member_id, p_item ->> 'roundId', v_game, v_amount,
    p_item ->> 'currency', null, v_closed);
  v_outcome wallet_outcome := wallet_known(p_seat, v_id, v_facts);
  v_round game_round;
  v_posted wallet_posting;
  v_may text;
  v_title text;
begin
  if v_outcome.status is not null then
    return v_outcome;
  end if;
  v_may := wallet_may_play(p_seat, p_member_status);
  if v_may <> 'OK' then
    return wallet_refuse(v_may);
  end if;
  if p_item ->> 'currency' <> p_seat.currency then
    return wallet_refuse('WRONG_CURRENCY');
  end if;
  v_round := wallet_round_of(p_seat, p_item ->> 'roundId');
  v_title := wallet_open_title(p_seat, v_game);
  if v_title is null or v_round.vendor_code <> p_seat.vendor_code then
    return wallet_refuse('INVALID_GAME');
  end if;
  if v_round.state = 'closed' then
    return wallet_refuse('ROUND_CLOSED');
  end if;
  if v_round.currency <> p_seat.currency then
    return wallet_refuse('WRONG_CURRENCY');
  end if;
  -- What one posting may move at most, so that every round can be closed in one.
  if coalesce(v_round.stake, 0) + v_amount > 1000000000000 then
    return wallet_refuse('LIMIT_REACHED');
  end if;
  v_posted := wallet_post(p_seat, p_seat.vendor_code, p_item ->> 'roundId', 'tx:' || v_id, 'bet', v_facts,
    -v_amount, case when v_closed then -coalesce(v_round.stake, 0) else v_amount end);
  if v_posted.outcome = 'insufficient' then
    return row('INSUFFICIENT_FUNDS', null, v_posted.balance, v_posted.version, false, false)::wallet_outcome;
  end if;
  insert into game_round as r (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
    bets_in_effect)
  values (p_seat.merchant, p_seat.partner, p_item ->> 'roundId', p_seat.member_id, p_seat.vendor_code, v_title,
    p_seat.currency, 'open', v_amount, 1)
  -- A round whose bets were all rolled back comes to life again with the next bet, so that order does not matter.
  on conflict (merchant, partner, round_id, member_id) do update
    set stake = r.stake + v_amount, bets_in_effect = r.bets_in_effect + 1, state = 'open', settled_at = null
  returning r.* into v_round;
  if v_closed then
    perform wallet_close_round(v_round, v_id);
  end if;
  update session set last_seen_at = platform_now()
  where merchant = p_seat.merchant and id = p_seat.session_id and ended_at is null
    and last_seen_at < platform_now() - interval '1 minute';
  return row('OK', wallet_remember(p_seat, p_request_id, 'bet', v_id, v_round.round_id, null, v_game, v_amount, v_facts,
    v_posted.balance, v_posted.ledger_id), v_posted.balance, v_posted.version, true, false)::wallet_outcome;
end $$;

create function wallet_win(p_seat launch_session, p_request_id text, p_item jsonb) returns wallet_outcome
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

-- Undoes a bet: the stake leaves the open bets and goes home.
create function wallet_undo_bet(
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

-- Undoes a win exactly, even when the money is spent (W12): the balance may go below zero, which stops new bets by
-- itself and calls an operator. A round that this win closed is open again, and its stake is an open bet again.
create function wallet_undo_win(
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
