-- One more entry on the chain of an account: from the entry before it, or, for the first, from where the account stood.
create or replace function ledger_chain_step(p_chain bytea, p_before bytea, p_transaction_hash bytea, p_amount bigint) returns bytea
language plpgsql immutable as $$
begin
  return ledger_entry_hash(coalesce(p_chain, p_before), p_transaction_hash, p_amount);
end $$;

revoke all on function ledger_chain_step from public;
