-- Reconciliation: one row for each thing that is not as it must be. It is one statement, so it sees one moment.
create or replace function ledger_check(p_merchant text default null)
returns table (rule text, merchant text, account_id bigint, transaction_id bigint, detail text)
language sql stable
set search_path = pg_catalog, public, pg_temp
as $$
  with account as (
    select * from ledger_account a where p_merchant is null or a.merchant = p_merchant
  ), entry as (
    select e.*, t.id is null as is_orphan,
      ledger_transaction_hash(t.key, t.input_hash, t.kind, t.currency, t.reference, t.at, t.reverses) as transaction_hash,
      t.currency as transaction_currency, t.at as transaction_at,
      row_number() over account_order as place,
      lag(e.balance_after, 1, 0::bigint) over account_order as balance_before,
      lag(e.hash) over account_order as hash_before,
      lag(e.at, 1, '-infinity'::timestamptz) over account_order as at_before
    from ledger_entry e
    left join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
    where p_merchant is null or e.merchant = p_merchant
    window account_order as (partition by e.merchant, e.account_id order by e.version)
  ), leg as (
    select t.merchant, t.id, l.account_id, l.version
    from ledger_transaction t
    cross join unnest(t.account_ids, t.versions) as l (account_id, version)
    where p_merchant is null or t.merchant = p_merchant
  ), reversal as (
    select t.merchant, t.id, t.reverses, l.account_id, l.version, 1 as sign
    from ledger_transaction t, unnest(t.account_ids, t.versions) as l (account_id, version)
    where t.reverses is not null and (p_merchant is null or t.merchant = p_merchant)
    union all
    select t.merchant, t.id, t.reverses, l.account_id, l.version, -1
    from ledger_transaction t
    join ledger_transaction o on o.merchant = t.merchant and o.id = t.reverses,
    unnest(o.account_ids, o.versions) as l (account_id, version)
    where t.reverses is not null and (p_merchant is null or t.merchant = p_merchant)
  )
  select 'L1', e.merchant, null::bigint, e.transaction_id, 'entries do not sum to zero: ' || sum(e.amount)
  from entry e group by e.merchant, e.transaction_id having sum(e.amount) <> 0
  union all
  select 'L1', coalesce(l.merchant, e.merchant), coalesce(l.account_id, e.account_id), coalesce(l.id, e.transaction_id),
    'legs and entries do not match'
  from leg l
  full join entry e on e.merchant = l.merchant and e.account_id = l.account_id and e.version = l.version
    and e.transaction_id = l.id
  where l.id is null or e.transaction_id is null
  union all
  select 'L1', t.merchant, null, t.id, 'transaction without legs'
  from ledger_transaction t
  where (p_merchant is null or t.merchant = p_merchant) and cardinality(t.account_ids) = 0
  union all
  select 'L2', a.merchant, null, null, a.currency || ' does not sum to zero: ' || sum(a.balance)
  from account a group by a.merchant, a.currency having sum(a.balance) <> 0
  union all
  select 'L3', e.merchant, e.account_id, e.transaction_id, 'balance after version ' || e.version || ' does not follow'
  from entry e where e.balance_after <> e.balance_before + e.amount
  union all
  select 'L3', a.merchant, a.id, null, 'stored balance ' || a.balance || ', entries say ' || coalesce(s.balance, 0)
  from account a
  left join (select e.merchant, e.account_id, sum(e.amount) as balance from entry e group by 1, 2) s
    on s.merchant = a.merchant and s.account_id = a.id
  where a.balance <> coalesce(s.balance, 0)
  union all
  select 'L4', a.merchant, a.id, null, 'held ' || a.held || ', reserved holds say ' || coalesce(h.amount, 0)
  from account a
  left join (select h.merchant, h.account_id, sum(h.amount) as amount from ledger_hold h where h.state = 'reserved' group by 1, 2) h
    on h.merchant = a.merchant and h.account_id = a.id
  where a.held <> coalesce(h.amount, 0)
  union all
  select 'L4', a.merchant, a.id, null, 'may be negative: ' || a.may_be_negative || ', available: ' || (a.balance - a.held)
  from account a where a.may_be_negative <> (a.shard > 0 or a.balance < a.held)
  union all
  select 'L5', q.merchant, null, q.id, 'not the exact negation of ' || q.reverses
  from (
    select r.merchant, r.id, r.reverses,
      array_agg((r.account_id, e.amount) order by r.account_id, e.amount) filter (where r.sign = 1) as own,
      array_agg((r.account_id, -e.amount) order by r.account_id, -e.amount) filter (where r.sign = -1) as negated
    from reversal r
    left join ledger_entry e on e.merchant = r.merchant and e.account_id = r.account_id and e.version = r.version
    group by r.merchant, r.id, r.reverses
  ) q
  where q.own is distinct from q.negated
  union all
  select 'L6', e.merchant, e.account_id, e.transaction_id, 'version ' || e.version || ' is entry number ' || e.place
  from entry e where e.version <> e.place
  union all
  select 'L6', e.merchant, e.account_id, e.transaction_id, 'hash or time of version ' || e.version || ' does not verify'
  from entry e
  left join account a on a.merchant = e.merchant and a.id = e.account_id
  where e.is_orphan or e.at <> greatest(e.at_before, e.transaction_at)
    or e.hash is distinct from ledger_entry_hash(coalesce(e.hash_before, ledger_opening_hash(a.merchant, a.kind, a.owner,
      a.currency, a.shard)), e.transaction_hash, e.amount)
  union all
  select 'L6', a.merchant, a.id, null, 'the account is at version ' || a.version || ' and does not end its chain'
  from account a
  left join (
    select e.merchant, e.account_id, e.version, e.hash, e.at,
      lead(e.version) over (partition by e.merchant, e.account_id order by e.version) is null as is_end
    from entry e
  ) e on e.merchant = a.merchant and e.account_id = a.id and e.is_end
  where (a.version, a.hash, a.last_at)
    is distinct from (coalesce(e.version, 0), coalesce(e.hash, ledger_opening_hash(a.merchant, a.kind, a.owner, a.currency,
      a.shard)), coalesce(e.at, '-infinity'))
  union all
  select 'L8', e.merchant, e.account_id, e.transaction_id, 'entry and account are not in one currency'
  from entry e
  left join account a on a.merchant = e.merchant and a.id = e.account_id
  where a.currency is distinct from e.transaction_currency
  union all
  select 'L9', a.merchant, min(a.id), null, 'owner ' || a.owner || ' holds trial and real money'
  from account a where a.shard = 0
  group by a.merchant, a.owner having count(distinct ledger_currency_class(a.currency) = 'trial') > 1
  union all
  select 'L10', e.merchant, e.account_id, e.transaction_id, 'version ' || e.version || ' is earlier than the one before'
  from entry e where e.at < e.at_before or e.at < e.transaction_at
$$;

revoke all on function ledger_check from public;
grant execute on function ledger_check to maidan_app;
