-- Whether everything that is set aside on the account of this hold is there. Locked until the end of the transaction, so that
-- nothing is taken back between the question and what is done upon the answer.
create or replace function ledger_hold_covered(p_merchant text, p_hold_id bigint) returns boolean
language sql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
  select a.balance >= a.held from ledger_account a
  where a.merchant = p_merchant
    and a.id = (select h.account_id from ledger_hold h where h.merchant = p_merchant and h.id = p_hold_id)
  for no key update
$$;

revoke all on function ledger_hold_covered from public;
grant execute on function ledger_hold_covered to maidan_app;
