-- Each entry beside the one before it, its transaction and its account. The first one is where the last look ended: it has
-- been looked at, and only its successors are measured by it.
create or replace function ledger_audit_entries(p_merchant text, p_account bigint, p_version bigint, p_until bigint, p_limit int,
  p_frozen boolean)
returns table (account_id bigint, because text, last_account bigint, last_version bigint, seen int)
language sql stable
set search_path = pg_catalog, public, pg_temp
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
  with slice as materialized (
    select e.* from ledger_entry e
    where e.merchant = p_merchant and (e.account_id, e.version) >= (p_account, p_version) and e.account_id <= p_until
    order by e.account_id, e.version limit p_limit
  ), walked as (
    select s.*, a.id as known_account, a.frozen_at, t.id as known_transaction, t.at as transaction_at, t.account_ids, t.versions,
      a.currency is distinct from t.currency as mixed,
      ledger_transaction_hash(t.key, t.input_hash, t.kind, t.currency, t.reference, t.at, t.reverses) as transaction_hash,
      coalesce(lag(s.hash) over w, ledger_opening_hash(a.merchant, a.kind, a.owner, a.currency, a.shard)) as hash_before,
      lag(s.version, 1, 0::bigint) over w as version_before, lag(s.balance_after, 1, 0::bigint) over w as balance_before,
      lag(s.at, 1, '-infinity'::timestamptz) over w as at_before
    from slice s
    left join ledger_account a on a.merchant = s.merchant and a.id = s.account_id
    left join ledger_transaction t on t.merchant = s.merchant and t.id = s.transaction_id
    window w as (partition by s.account_id order by s.version)
  ), judged as (
    select w.account_id, w.known_account, case
      when w.known_account is null then 'entry ' || w.version || ' has no account'
      when w.version <> w.version_before + 1 then 'version ' || w.version || ' follows ' || w.version_before
      when w.known_transaction is null then 'version ' || w.version || ' has no transaction'
      when w.balance_after <> w.balance_before + w.amount then 'the balance after version ' || w.version || ' does not follow'
      when w.mixed then 'version ' || w.version || ' is in another currency'
      when w.at <> greatest(w.at_before, w.transaction_at)
        or w.hash is distinct from ledger_entry_hash(w.hash_before, w.transaction_hash, w.amount)
        then 'version ' || w.version || ' does not verify'
      when (select (count(*), sum(x.amount), count(*) filter (where l.account_id = w.account_id and l.version = w.version))
          is distinct from (cardinality(w.account_ids)::bigint, 0::numeric, 1::bigint)
        from unnest(w.account_ids, w.versions) as l (account_id, version)
        join ledger_entry x on x.merchant = w.merchant and x.account_id = l.account_id and x.version = l.version
          and x.transaction_id = w.known_transaction)
        then 'the legs of transaction ' || w.known_transaction || ' do not match its entries'
    end as because
    from walked w
    where (w.account_id, w.version) <> (p_account, p_version) and (p_frozen or w.frozen_at is null)
  )
  select j.account_id, min(j.because), null::bigint, null::bigint, null::int from judged j
  where j.because is not null group by j.account_id
  union all
  (select null, null, s.account_id, s.version, (select count(*)::int from slice) from slice s
   order by s.account_id desc, s.version desc limit 1)
$$;

revoke all on function ledger_audit_entries from public;
