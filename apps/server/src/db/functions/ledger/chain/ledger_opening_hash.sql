-- What the hash chain covers: the name of the account, then for each entry the one before it, the amount and the facts of
-- the transaction. Balance, version and time follow from these, so that they need no place in it.
create or replace function ledger_opening_hash(p_merchant text, p_kind text, p_owner text, p_currency text, p_shard int)
returns bytea
language sql stable
as $$ select sha256(convert_to(concat_ws(chr(31), p_merchant, p_kind, p_owner, p_currency, p_shard), 'UTF8')) $$;
