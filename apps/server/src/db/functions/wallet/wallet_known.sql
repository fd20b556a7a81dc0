-- What this id already stands for (W2, W3, W10). A bet that was rolled back is not replayed as a success: nobody may
-- start a round on the strength of a stake that was given back.
create or replace function wallet_known(p_seat launch_session, p_transaction_id text, p_facts bytea) returns wallet_outcome
language plpgsql stable as $$
declare
  v_known wallet_transaction;
begin
  select * into v_known from wallet_transaction t
  where t.merchant = p_seat.merchant and t.partner = p_seat.partner and t.transaction_id = p_transaction_id;
  if not found then
    return wallet_refuse(null);
  end if;
  if v_known.state = 'tombstone' then
    return wallet_refuse('ALREADY_ROLLED_BACK');
  end if;
  if v_known.facts <> p_facts then
    return wallet_refuse('DUPLICATE_TRANSACTION');
  end if;
  if v_known.state = 'rolled-back' then
    return wallet_refuse('ALREADY_ROLLED_BACK');
  end if;
  return row('OK', v_known.id, v_known.balance_after, null, false, true)::wallet_outcome;
end $$;

revoke all on function wallet_known from public;
