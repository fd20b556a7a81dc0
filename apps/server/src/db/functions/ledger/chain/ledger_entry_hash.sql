create or replace function ledger_entry_hash(p_before bytea, p_transaction_hash bytea, p_amount bigint) returns bytea
language sql immutable
as $$ select sha256(p_before || p_transaction_hash || int8send(p_amount)) $$;
