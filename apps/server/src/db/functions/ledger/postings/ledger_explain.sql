-- Why the row of a leg did not change: the key is known, the money is not there, or the account is frozen; or the account was
-- not open yet, which this mends. Returns the answer, or null when the leg is to be tried again.
create or replace function ledger_explain(p_merchant text, p_key text, p_input_hash bytea, p_currency text, p_account_kinds text[],
  p_account_owners text[], p_shard int, p_leg int, p_is_debit boolean)
returns ledger_result
language plpgsql
as $$
declare
  v_result ledger_result := ledger_replay(p_merchant, p_key, p_input_hash);
  v_shard constant smallint := case when p_account_kinds[p_leg] in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus') then 0 else p_shard end;
begin
  if v_result.outcome is not null then
    return v_result;
  end if;
  perform ledger_refuse_frozen(a.id) from ledger_account a
  where a.merchant = p_merchant and a.kind = p_account_kinds[p_leg] and a.owner = p_account_owners[p_leg]
    and a.currency = p_currency and a.shard = v_shard and a.frozen_at is not null;
  if p_is_debit or exists (select from ledger_account a where a.merchant = p_merchant and a.kind = p_account_kinds[p_leg]
    and a.owner = p_account_owners[p_leg] and a.currency = p_currency and a.shard = v_shard)
  then
    return ledger_short_of_funds(p_merchant, p_currency, p_account_kinds, p_account_owners, p_shard);
  end if;
  perform ledger_open_account(p_merchant, p_currency, p_account_kinds[p_leg], p_account_owners[p_leg], v_shard);
  return null;
end $$;

revoke all on function ledger_explain from public;
