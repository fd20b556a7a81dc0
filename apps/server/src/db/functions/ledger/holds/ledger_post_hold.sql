-- Pays what `ledger_reserve` has set aside, whatever the balance has become meanwhile.
create or replace function ledger_post_hold(p_merchant text, p_hold_id bigint, p_key text, p_input_hash bytea, p_kind text,
  p_account_kinds text[], p_account_owners text[], p_amounts bigint[], p_reference text default null,
  out outcome text, out transaction_id bigint, out balances bigint[], out versions bigint[])
returns record
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account ledger_account;
  v_kinds text[];
  v_owners text[];
  v_amounts bigint[];
  v_result ledger_result;
begin
  select a.* into v_account from ledger_hold h
  join ledger_account a on a.merchant = h.merchant and a.id = h.account_id
  where h.merchant = p_merchant and h.id = p_hold_id;
  if not found then
    outcome := 'not_reserved';
    return;
  end if;
  if 0 >= any (p_amounts) then
    raise exception using errcode = 'LG001', message = 'a hold can only pay out';
  end if;
  v_kinds := v_account.kind || p_account_kinds;
  v_owners := v_account.owner || p_account_owners;
  v_amounts := (select -sum(amount)::bigint from unnest(p_amounts) as amount) || p_amounts;
  v_result := ledger_write(p_merchant, p_key, p_input_hash, p_kind, v_account.currency, v_kinds, v_owners, v_amounts,
    p_reference, null, null, p_hold_id);
  outcome := v_result.outcome;
  transaction_id := v_result.transaction_id;
  balances := v_result.balances;
  versions := v_result.versions;
end $$;

revoke all on function ledger_post_hold from public;
grant execute on function ledger_post_hold to maidan_app;
