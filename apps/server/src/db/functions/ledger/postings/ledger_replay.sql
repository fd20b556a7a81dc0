-- What was answered the first time, or that the key now comes with other content.
create or replace function ledger_replay(p_merchant text, p_key text, p_input_hash bytea) returns ledger_result
language plpgsql
as $$
declare
  v_transaction ledger_transaction;
  v_result ledger_result;
begin
  select * into v_transaction from ledger_transaction t where t.merchant = p_merchant and t.key = p_key;
  if not found then
    return null;
  end if;
  if v_transaction.input_hash <> p_input_hash then
    v_result.outcome := 'conflict';
    return v_result;
  end if;
  v_result.outcome := 'replayed';
  v_result.transaction_id := v_transaction.id;
  v_result.versions := v_transaction.versions;
  select array_agg((select e.balance_after from ledger_entry e
    where e.merchant = p_merchant and e.account_id = l.account_id and e.version = l.version) order by l.leg)
  into v_result.balances
  from unnest(v_transaction.account_ids, v_transaction.versions) with ordinality as l (account_id, version, leg);
  return v_result;
end $$;

revoke all on function ledger_replay from public;
