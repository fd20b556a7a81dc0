-- Each account beside its last entry, its first entry, which vouches for its name, and its holds. One statement sees one
-- moment. A handful of rows by their keys for each account, however long its history is.
create or replace function ledger_audit_accounts(p_merchant text, p_after bigint, p_until bigint, p_frozen boolean)
returns table (account_id bigint, because text)
language sql stable
set search_path = pg_catalog, public, pg_temp
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
  select q.id, q.because from (
    select a.id, case
      when a.version > 0 and e.version is null then 'the entry of its version ' || a.version || ' is missing'
      when n.version is not null then 'an entry lies beyond its version ' || a.version
      when a.balance <> coalesce(e.balance_after, 0)
        then 'the balance is ' || a.balance || ', the last entry says ' || coalesce(e.balance_after, 0)
      when a.version = 0 and (a.hash, a.last_at) is distinct from (o.hash, '-infinity'::timestamptz)
        then 'its name does not verify'
      when a.version > 0 and (a.hash, a.last_at) is distinct from (e.hash, e.at) then 'it does not end its chain'
      when a.version > 0 and (t.id is null or t.currency <> a.currency or e.balance_after <> coalesce(b.balance_after, 0) + e.amount
        or e.hash is distinct from ledger_entry_hash(coalesce(b.hash, o.hash), ledger_transaction_hash(t.key, t.input_hash,
          t.kind, t.currency, t.reference, t.at, t.reverses), e.amount))
        then 'its last entry does not verify'
      when a.version > 1 and f.hash is distinct from ledger_entry_hash(o.hash, ledger_transaction_hash(u.key, u.input_hash,
        u.kind, u.currency, u.reference, u.at, u.reverses), f.amount)
        then 'its name or its first entry does not verify'
      when a.held <> h.amount then 'held ' || a.held || ', reserved holds say ' || h.amount
      when a.may_be_negative <> (a.shard > 0 or a.balance < a.held) then 'it may be negative: ' || a.may_be_negative
    end as because
    from ledger_account a
    cross join lateral ledger_opening_hash(a.merchant, a.kind, a.owner, a.currency, a.shard) as o (hash)
    left join ledger_entry e on e.merchant = a.merchant and e.account_id = a.id and e.version = a.version
    left join ledger_entry n on n.merchant = a.merchant and n.account_id = a.id and n.version = a.version + 1
    left join ledger_entry b on b.merchant = a.merchant and b.account_id = a.id and b.version = a.version - 1
    left join ledger_entry f on f.merchant = a.merchant and f.account_id = a.id and f.version = 1
    left join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
    left join ledger_transaction u on u.merchant = f.merchant and u.id = f.transaction_id
    cross join lateral (select coalesce(sum(r.amount), 0) as amount from ledger_hold r
      where r.merchant = a.merchant and r.account_id = a.id and r.state = 'reserved') h
    where a.merchant = p_merchant and a.id > p_after and a.id <= p_until and (p_frozen or a.frozen_at is null)
  ) q
  where q.because is not null
$$;

revoke all on function ledger_audit_accounts from public;
