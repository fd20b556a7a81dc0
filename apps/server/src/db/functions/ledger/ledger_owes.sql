-- Whether a player owes on any of the own purses.
create or replace function ledger_owes(p_merchant text, p_member bigint) returns boolean
language sql stable
as $$
  select exists (select from ledger_account d
    where d.merchant = p_merchant and split_part(d.owner, ':', 1) = p_member::text and d.may_be_negative and d.shard = 0
      and d.kind in ('member', 'vendor_wallet'))
$$;

revoke all on function ledger_owes from public;
grant execute on function ledger_owes to maidan_app;
