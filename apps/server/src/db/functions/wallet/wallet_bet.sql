-- A bet, within the limits that the player has set. Every check comes before the first write, so a refusal has nothing to
-- undo. Wins and rollbacks never ask for limits.
create or replace function wallet_bet(p_seat launch_session, p_member_status text, p_request_id text, p_item jsonb)
returns wallet_outcome
language plpgsql as $$
declare
  v_id constant text := p_item ->> 'transactionId';
  v_round constant text := p_item ->> 'roundId';
  v_game constant text := p_item ->> 'gameCode';
  v_amount constant bigint := (p_item ->> 'amount')::bigint;
  v_closed constant boolean := (p_item ->> 'roundClosed')::boolean;
  -- As wallet_facts writes it.
  v_facts constant bytea := sha256(convert_to(concat_ws('|', 'bet', p_seat.member_id, v_round, coalesce(v_game, ''), v_amount,
    p_item ->> 'currency', '', v_closed), 'UTF8'));
  v_table wallet_table := wallet_look_around(p_seat, v_id, v_round);
  v_title text := v_table.title;
  v_refusal text;
  v_posted wallet_posting;
  v_platform_id bigint;
begin
  if v_table.known_id is not null then
    return case
      when v_table.known_state = 'tombstone' then wallet_refuse('ALREADY_ROLLED_BACK')
      when v_table.known_facts <> v_facts then wallet_refuse('DUPLICATE_TRANSACTION')
      when v_table.known_state = 'rolled-back' then wallet_refuse('ALREADY_ROLLED_BACK')
      else row('OK', v_table.known_id, v_table.known_balance, null, false, true)::wallet_outcome
    end;
  end if;
  if v_game <> p_seat.game_code then
    v_title := wallet_open_title(p_seat, v_game);
  end if;
  v_refusal := wallet_refuse_bet(p_seat, p_member_status, p_item, v_title, v_amount, v_table);
  if v_refusal is not null then
    return wallet_refuse(v_refusal);
  end if;
  v_posted := wallet_post(p_seat, p_seat.vendor_code, v_round, 'tx:' || v_id, 'bet', v_facts, -v_amount,
    case when v_closed then -coalesce(v_table.round_stake, 0) else v_amount end);
  if v_posted.outcome = 'insufficient' then
    return row('INSUFFICIENT_FUNDS', null, v_posted.balance, v_posted.version, false, false)::wallet_outcome;
  end if;
  with placed as (
    insert into game_round as r (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
      bets_in_effect, settled_at, closings, closed_by)
    values (p_seat.merchant, p_seat.partner, v_round, p_seat.member_id, p_seat.vendor_code, v_title, p_seat.currency,
      case when v_closed then 'closed' else 'open' end, v_amount, 1, case when v_closed then platform_now() end,
      v_closed::int, case when v_closed then v_id end)
    -- A round whose bets were all rolled back comes to life again with the next bet, so that order does not matter.
    on conflict (merchant, partner, round_id, member_id) do update
      set stake = r.stake + excluded.stake, bets_in_effect = r.bets_in_effect + 1, state = excluded.state,
        settled_at = excluded.settled_at, closings = r.closings + excluded.closings,
        closed_by = coalesce(excluded.closed_by, r.closed_by)
  )
  insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, game_code, amount,
    currency, facts, balance_after, ledger_transaction_id, request_id)
  values (p_seat.merchant, p_seat.partner, v_id, 'bet', 'applied', p_seat.member_id, v_round, v_game, v_amount,
    p_seat.currency, v_facts, v_posted.balance, v_posted.ledger_id, p_request_id)
  returning id into v_platform_id;
  if v_table.session_stale then
    update session set last_seen_at = platform_now()
    where merchant = p_seat.merchant and id = p_seat.session_id and ended_at is null;
  end if;
  return row('OK', v_platform_id, v_posted.balance, v_posted.version, true, false)::wallet_outcome;
end $$;

revoke all on function wallet_bet from public;
