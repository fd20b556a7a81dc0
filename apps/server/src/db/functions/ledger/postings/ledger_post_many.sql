-- Many postings in one call: one round trip and one flush to disk for all of them, which is what a posting costs most.
-- Each stays a transaction of its own, with its own key, entries and answer.
--
-- Posts what can be posted at once: new keys, enough money, open accounts, nothing frozen. Every posting is the plain one, from
-- an owner's account to one of the platform's or back: `p_amounts` is what the owner gets, the platform gets the opposite. What
-- is missing in the answer has changed nothing; `ledger_post` posts it or says why not. An error undoes all of them.
--
-- The whole is one statement, because starting a statement costs more than a row. Owners' rows are locked in the order in
-- which everybody locks them, and all of them before the first row of the platform; the settings, and that the merchant
-- comes from the row that is joined, make the server go row by row in that order. One owner is served once in a call.
create or replace function ledger_post_many(p_merchant text, p_keys text[], p_input_hashes bytea[], p_kinds text[],
  p_currencies text[], p_references text[], p_owner_kinds text[], p_owners text[], p_platform_kinds text[],
  p_platform_owners text[], p_amounts bigint[], p_owner_first boolean[])
returns table (place int, transaction_id bigint, balances bigint[], versions bigint[])
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  v_lane constant int := ledger_free_lane();
  v_at constant timestamptz := platform_now();
  v_posted int;
begin
  return query
  with wanted as materialized (
    select w.place::int as place, p_merchant as merchant, w.currency, w.owner_kind, w.owner, w.amount,
      ledger_may_overdraw(w.kind) as may_overdraw,
      ledger_transaction_hash(w.key, w.input_hash, w.kind, w.currency, w.reference, v_at, null) as hash
    from unnest(p_keys, p_input_hashes, p_kinds, p_currencies, p_references, p_owner_kinds, p_owners, p_platform_kinds,
      p_platform_owners, p_amounts) with ordinality as w (key, input_hash, kind, currency, reference, owner_kind, owner,
      platform_kind, platform_owner, amount, place)
    where octet_length(w.input_hash) = 32 and length(w.key) between 1 and 200 and w.kind ~ '^[a-z][a-z_]{1,39}$'
      and w.amount between -1000000000000 and 1000000000000 and w.amount <> 0 and w.place <= 16
      and w.owner_kind in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus')
      and ledger_kind_fits(w.owner_kind, w.kind) and ledger_kind_fits(w.platform_kind, w.kind)
      and not exists (select from ledger_transaction t where t.merchant = p_merchant and t.key = w.key)
      and exists (select from ledger_account a where a.merchant = p_merchant and a.kind = w.platform_kind
        and a.owner = w.platform_owner and a.currency = w.currency and a.shard = v_lane + w.place and a.frozen_at is null)
    order by w.owner_kind, w.owner
  ), owners as (
    update ledger_account a
    set balance = a.balance + w.amount, version = a.version + 1, last_at = greatest(a.last_at, v_at),
      may_be_negative = (a.may_be_negative or w.may_overdraw) and a.balance + w.amount < a.held,
      hash = ledger_entry_hash(a.hash, w.hash, w.amount)
    from wanted w
    where a.merchant = w.merchant and a.kind = w.owner_kind and a.owner = w.owner and a.currency = w.currency
      and a.shard = 0 and a.frozen_at is null and (a.balance + w.amount >= a.held or w.amount > 0 or w.may_overdraw)
    returning w.place, w.amount, w.hash as transaction_hash, nextval('ledger_transaction_id_seq') as transaction_id,
      a.merchant, a.id, a.version, a.balance, a.last_at, a.hash
  ), platform as (
    update ledger_account a
    set balance = a.balance - o.amount, version = a.version + 1, last_at = greatest(a.last_at, v_at),
      hash = ledger_entry_hash(a.hash, o.transaction_hash, -o.amount)
    from (select * from owners order by place) o
    where a.merchant = o.merchant and a.kind = p_platform_kinds[o.place] and a.owner = p_platform_owners[o.place]
      and a.currency = p_currencies[o.place] and a.shard = v_lane + o.place
      and a.frozen_at is null
    returning o.place, a.id, a.version, a.balance, a.last_at, a.hash
  ), entries as (
    insert into ledger_entry (merchant, account_id, version, transaction_id, amount, balance_after, at, hash)
    select p_merchant, o.id, o.version, o.transaction_id, o.amount, o.balance, o.last_at, o.hash from owners o
    union all
    -- Without its other half an entry has no account, which the table refuses.
    select p_merchant, p.id, p.version, o.transaction_id, -o.amount, p.balance, p.last_at, p.hash
    from owners o left join platform p on p.place = o.place
  ), transactions as (
    -- Whoever uses the same key at this very moment fails here, as in `ledger_write`.
    insert into ledger_transaction (merchant, id, key, input_hash, kind, currency, reference, at, account_ids, versions)
    select p_merchant, o.transaction_id, p_keys[o.place], p_input_hashes[o.place], p_kinds[o.place],
      p_currencies[o.place], p_references[o.place], v_at,
      case when p_owner_first[o.place] then array[o.id, p.id] else array[p.id, o.id] end,
      case when p_owner_first[o.place] then array[o.version, p.version] else array[p.version, o.version] end
    from owners o join platform p on p.place = o.place
  )
  select o.place, o.transaction_id,
    case when p_owner_first[o.place] then array[o.balance, p.balance] else array[p.balance, o.balance] end,
    case when p_owner_first[o.place] then array[o.version, p.version] else array[p.version, o.version] end
  from owners o join platform p on p.place = o.place;
  get diagnostics v_posted = row_count;
  if v_posted < cardinality(p_keys) then
    perform ledger_open_lane(v_lane, p_merchant, p_currencies, p_platform_kinds, p_platform_owners);
  end if;
end $$;

revoke all on function ledger_post_many from public;
grant execute on function ledger_post_many to maidan_app;
