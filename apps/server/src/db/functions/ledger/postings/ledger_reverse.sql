-- Undoes a transaction by its exact negation, each leg on its own row, at most once. A reversal is itself not reversed.
create or replace function ledger_reverse(p_merchant text, p_key text, p_input_hash bytea, p_transaction_id bigint,
  p_kind text default 'reversal', p_reference text default null,
  out outcome text, out transaction_id bigint, out balances bigint[], out versions bigint[])
returns record
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  v_original ledger_transaction;
  v_kinds text[];
  v_owners text[];
  v_amounts bigint[];
  v_account ledger_account;
  v_leg bigint;
  v_shards int[];
  v_result ledger_result;
begin
  select * into v_original from ledger_transaction t where t.merchant = p_merchant and t.id = p_transaction_id;
  if not found or v_original.reverses is not null or p_kind is null or p_kind !~ '(^|_)reversal$' then
    raise exception using errcode = 'LG005', message = 'only a transaction that is no reversal can be reversed, by a reversal';
  end if;
  foreach v_leg in array v_original.account_ids loop
    select * into v_account from ledger_account a where a.merchant = p_merchant and a.id = v_leg;
    v_kinds := v_account.kind || v_kinds;
    v_owners := v_account.owner || v_owners;
    v_shards := v_account.shard::int || v_shards;
  end loop;
  select array_agg((select -e.amount from ledger_entry e
    where e.merchant = p_merchant and e.account_id = l.account_id and e.version = l.version) order by l.leg desc)
  into v_amounts
  from unnest(v_original.account_ids, v_original.versions) with ordinality as l (account_id, version, leg);
  v_result := ledger_replay(p_merchant, p_key, p_input_hash);
  if v_result.outcome is null and exists (select from ledger_transaction t
    where t.merchant = p_merchant and t.reverses = p_transaction_id)
  then
    v_result.outcome := 'already_reversed';
  end if;
  if v_result.outcome is null then
    v_result := ledger_write(p_merchant, p_key, p_input_hash, p_kind, v_original.currency, v_kinds, v_owners, v_amounts,
      p_reference, v_shards, p_transaction_id, null);
  end if;
  outcome := v_result.outcome;
  transaction_id := v_result.transaction_id;
  balances := v_result.balances;
  versions := v_result.versions;
end $$;

revoke all on function ledger_reverse from public;
grant execute on function ledger_reverse to maidan_app;
