-- What this id already stands for (W2, W3, W10): null when nothing, OK when this very act. A bet that was rolled back is not
-- replayed as a success: nobody may start a round on the strength of a stake that was given back.
create or replace function wallet_known(p_known wallet_transaction, p_facts bytea) returns text
language sql stable as $$
  select case
    when (p_known).state is null then null
    when (p_known).state = 'tombstone' then 'ALREADY_ROLLED_BACK'
    when (p_known).facts <> p_facts then 'DUPLICATE_TRANSACTION'
    when (p_known).state = 'rolled-back' then 'ALREADY_ROLLED_BACK'
    else 'OK'
  end
$$;

revoke all on function wallet_known from public;
