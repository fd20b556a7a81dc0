-- What there is on each leg's account when it is not enough.
create or replace function ledger_short_of_funds(p_merchant text, p_currency text, p_account_kinds text[], p_account_owners text[],
  p_shard int)
returns ledger_result
language plpgsql
as $$
declare
  v_result ledger_result;
begin
  v_result.outcome := 'insufficient';
  select array_agg(coalesce((select a.balance from ledger_account a
    where a.merchant = p_merchant and a.kind = l.kind and a.owner = l.owner and a.currency = p_currency
      and a.shard = case when l.kind in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus') then 0 else p_shard end), 0) order by l.leg)
  into v_result.balances
  from unnest(p_account_kinds, p_account_owners) with ordinality as l (kind, owner, leg);
  return v_result;
end $$;

revoke all on function ledger_short_of_funds from public;
