-- Writes many postings as one: in order, each a transaction of its own with its key and its entries; an account may stand in
-- several of them. Internal, for whoever has decided already that they may be (`wallet_take`) and holds the lock of their
-- owners: what cannot be written is an error and undoes all of it. Answers with their numbers.
--
-- Owners' rows are locked in the order in which everybody locks them, before the rows of the platform. Of each of those one
-- row of a lane is used that nobody else has at this time. The writing is one statement, because starting a statement
-- costs more than a row; the settings make the server go row by row.
create or replace function ledger_write_many(p_merchant text, p_postings ledger_posting[], p_legs ledger_leg[])
returns bigint[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
declare
  v_shard int := ledger_free_lane() + 1;
  v_wanted int;
  v_found int;
  v_stuck bigint;
  v_is_frozen boolean;
  v_at timestamptz;
  v_ids bigint[];
begin
  loop
    select count(*), count(q.id), max(q.id) filter (where q.frozen and (q.shard = 0 or q.shard % 16 = 0)),
      bool_or(q.frozen)
    into v_wanted, v_found, v_stuck, v_is_frozen
    from (
      select l.kind, l.owner, p.currency from unnest(p_legs) l
      join unnest(p_postings) with ordinality p on p.ordinality = l.posting
      group by 1, 2, 3 order by l.kind not in ('member', 'agent', 'points', 'vendor_wallet'), 1, 2, 3
    ) w
    left join lateral (
      select a.id, a.shard, a.frozen_at is not null as frozen from ledger_account a
      where a.merchant = p_merchant and a.kind = w.kind and a.owner = w.owner and a.currency = w.currency
        and a.shard = case when w.kind in ('member', 'agent', 'points', 'vendor_wallet') then 0 else v_shard end
      for no key update
    ) q on true;
    if v_stuck is not null then
      perform ledger_refuse_frozen(v_stuck);
    elsif v_is_frozen then
      -- Of the platform's rows the next one takes the place, so that others go on.
      v_shard := v_shard + 1;
      continue;
    end if;
    exit when v_found = v_wanted;
    perform ledger_open_account(p_merchant, w.currency, w.kind, w.owner,
      case when w.kind in ('member', 'agent', 'points', 'vendor_wallet') then 0 else v_shard end::smallint)
    from (
      select distinct l.kind, l.owner, p.currency from unnest(p_legs) l
      join unnest(p_postings) with ordinality p on p.ordinality = l.posting
    ) w
    where not exists (select from ledger_account a where a.merchant = p_merchant and a.kind = w.kind and a.owner = w.owner
      and a.currency = w.currency
      and a.shard = case when w.kind in ('member', 'agent', 'points', 'vendor_wallet') then 0 else v_shard end);
  end loop;
  v_at := platform_now();
  with posting as materialized (
    select p.*, nextval('ledger_transaction_id_seq') as id,
      ledger_transaction_hash(p.key, p.input_hash, p.kind, p.currency, p.reference, v_at, null) as hash
    from unnest(p_postings) with ordinality p (key, input_hash, kind, currency, reference, place)
  ), entry as materialized (
    select l.place, l.posting, p.id as transaction_id, a.id as account_id, l.amount, a.shard, a.held,
      a.version + row_number() over so_far as version, (a.balance + sum(l.amount) over so_far)::bigint as balance,
      greatest(a.last_at, v_at) as at, ledger_chain(a.hash, p.hash, l.amount) over so_far as hash,
      lead(l.place) over so_far is null as is_last,
      a.may_be_negative or bool_or(ledger_may_overdraw(p.kind)) over so_far as may_be_negative
    from unnest(p_legs) with ordinality l (posting, kind, owner, amount, place)
    join posting p on p.place = l.posting
    join ledger_account a on a.merchant = p_merchant and a.kind = l.kind and a.owner = l.owner and a.currency = p.currency
      and a.shard = case when l.kind in ('member', 'agent', 'points', 'vendor_wallet') then 0 else v_shard end
    window so_far as (partition by a.id order by l.place rows unbounded preceding)
  ), account as (
    update ledger_account a
    set balance = e.balance, version = e.version, last_at = e.at, hash = e.hash,
      may_be_negative = e.may_be_negative and (e.shard > 0 or e.balance < e.held)
    from entry e
    where e.is_last and a.merchant = p_merchant and a.id = e.account_id
  ), written as (
    insert into ledger_entry (merchant, account_id, version, transaction_id, amount, balance_after, at, hash)
    select p_merchant, e.account_id, e.version, e.transaction_id, e.amount, e.balance, e.at, e.hash from entry e
  ), transactions as (
    -- Whoever uses the same key at this very moment fails here, as in `ledger_write`.
    insert into ledger_transaction (merchant, id, key, input_hash, kind, currency, reference, at, account_ids, versions)
    select p_merchant, p.id, p.key, p.input_hash, p.kind, p.currency, p.reference, v_at, l.account_ids, l.versions
    from (
      select e.posting, array_agg(e.account_id order by e.place) as account_ids, array_agg(e.version order by e.place) as versions
      from entry e group by e.posting having sum(e.amount) = 0
    ) l
    join posting p on p.place = l.posting
    returning id
  )
  select array_agg(t.id order by t.id) into v_ids from transactions t;
  if cardinality(v_ids) is distinct from cardinality(p_postings) then
    raise exception using errcode = 'LG001', message = 'the legs of a posting must sum to zero';
  end if;
  return v_ids;
end $$;

revoke all on function ledger_write_many from public;
