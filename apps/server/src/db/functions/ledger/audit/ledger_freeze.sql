create or replace function ledger_freeze(p_merchant text, p_account bigint, p_because text) returns boolean
language plpgsql
as $$
begin
  update ledger_account a set frozen_at = platform_now(), frozen_because = left(p_because, 300)
  where a.merchant = p_merchant and a.id = p_account and a.frozen_at is null;
  return found;
end $$;

revoke all on function ledger_freeze from public;
