-- The one door through which money moves: find key, compare input, lock, check, post. One call is one round trip.
--
-- Who may post: everybody who may call this. Undoing on given rows, reversing and paying from holds have doors of their own.
create or replace function ledger_post(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_amounts bigint[], p_reference text default null)
returns ledger_result
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
begin
  return ledger_write(p_merchant, p_key, p_input_hash, p_kind, p_currency, p_account_kinds, p_account_owners,
    p_amounts, p_reference, null, null, null);
end $$;

revoke all on function ledger_post from public;
grant execute on function ledger_post to maidan_app;
