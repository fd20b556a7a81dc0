-- Sets an account free that agrees again, from its first entry to its last. Else it says why not, and nothing changes.
create or replace function ledger_release(p_merchant text, p_account bigint) returns text
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_because text;
begin
  perform from ledger_account a
  where a.merchant = p_merchant and a.id = p_account and a.frozen_at is not null for update;
  if not found then
    return 'it is not frozen';
  end if;
  select q.because into v_because from (
    select f.because from ledger_audit_accounts(p_merchant, p_account - 1, p_account, true) f
    union all
    select g.because from ledger_audit_entries(p_merchant, p_account, 0, p_account, 2147483647, true) g
  ) q where q.because is not null limit 1;
  if v_because is null then
    update ledger_account a set frozen_at = null, frozen_because = null where a.merchant = p_merchant and a.id = p_account;
  end if;
  return v_because;
end $$;

revoke all on function ledger_release from public;
grant execute on function ledger_release to maidan_app;
