-- Undoes one bet or one win; of an unknown one it leaves a tombstone (W9-W12).
create or replace function wallet_rollback(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_request_id text, p_transaction_id text,
  p_original_id text, p_round text)
returns wallet_reply
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
  v_seat launch_session;
  v_facts bytea;
  v_known wallet_outcome;
  v_original wallet_transaction;
  v_undone record;
  v_amount bigint := 0;
  v_balance bigint;
  v_id bigint;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash, true);
  v_seat := v_in.seat;
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_seat);
  end if;
  v_facts := wallet_facts('rollback', v_seat.member_id, p_round, null, 0, v_seat.currency, p_original_id, false);
  v_known := wallet_known(v_seat, p_transaction_id, v_facts);
  if v_known.status = 'OK' then
    return row('OK', v_known.balance, v_seat.currency, array[v_known.platform_id], v_seat.member_id, null,
      false)::wallet_reply;
  elsif v_known.status is not null then
    return wallet_refusal(v_known.status, v_seat);
  end if;

  select * into v_original from wallet_transaction t
  where t.merchant = p_merchant and t.partner = p_partner and t.transaction_id = p_original_id;
  if v_original.member_id <> v_seat.member_id then
    return wallet_refusal('INVALID_TOKEN', v_seat);
  end if;
  if v_original.kind = 'rollback' or (v_original.state <> 'tombstone' and v_original.round_id <> p_round) then
    return wallet_refusal('TRANSACTION_NOT_FOUND', v_seat);
  end if;
  if v_original.currency <> v_seat.currency then
    return wallet_refusal('WRONG_CURRENCY', v_seat);
  end if;

  if v_original.state = 'applied' then
    if v_original.kind = 'bet' then
      select * into v_undone from wallet_undo_bet(v_seat, wallet_round_of(v_seat, p_round), v_original,
        p_transaction_id, v_facts);
    else
      select * into v_undone from wallet_undo_win(v_seat, wallet_round_of(v_seat, p_round), v_original,
        p_transaction_id, v_facts);
    end if;
    if v_undone.status <> 'OK' then
      return wallet_refusal(v_undone.status, v_seat);
    end if;
    update wallet_transaction set state = 'rolled-back'
    where merchant = p_merchant and partner = p_partner and transaction_id = p_original_id;
    v_amount := v_original.amount;
    v_balance := (v_undone.posted).balance;
    v_id := wallet_remember(v_seat, p_request_id, 'rollback', p_transaction_id, p_round, p_original_id, null, v_amount,
      v_facts, v_balance, (v_undone.posted).ledger_id);
    return row('OK', v_balance, v_seat.currency, array[v_id], v_seat.member_id, (v_undone.posted).version,
      v_amount > 0)::wallet_reply;
  end if;

  if v_original.state is null then
    insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, currency,
      request_id)
    values (p_merchant, p_partner, p_original_id, 'bet', 'tombstone', v_seat.member_id, p_round, v_seat.currency,
      p_request_id);
  end if;
  select b.balance into v_balance from wallet_balance_of(v_seat) b;
  v_id := wallet_remember(v_seat, p_request_id, 'rollback', p_transaction_id, p_round, p_original_id, null, 0, v_facts,
    v_balance, null);
  return row('OK', v_balance, v_seat.currency, array[v_id], v_seat.member_id, null, false)::wallet_reply;
end $$;

revoke all on function wallet_rollback from public;
grant execute on function wallet_rollback to maidan_app;
