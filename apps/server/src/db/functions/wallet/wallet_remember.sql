-- Writes a transaction down under the id that the vendor gave it.
create or replace function wallet_remember(
  p_seat launch_session, p_request_id text, p_kind text, p_transaction_id text, p_round text, p_reference text,
  p_game text, p_amount bigint, p_facts bytea, p_balance bigint, p_ledger_id bigint) returns bigint
language sql as $$
  insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, reference,
    game_code, amount, currency, facts, balance_after, ledger_transaction_id, request_id)
  values (p_seat.merchant, p_seat.partner, p_transaction_id, p_kind, 'applied', p_seat.member_id, p_round, p_reference,
    p_game, p_amount, p_seat.currency, p_facts, p_balance, p_ledger_id, p_request_id)
  returning id
$$;

revoke all on function wallet_remember from public;
