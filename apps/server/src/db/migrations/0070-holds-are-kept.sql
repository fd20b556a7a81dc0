-- A hold is money set aside for good: what it was set aside for is posted whatever the balance has become meanwhile. The
-- difference is a debt: less on the account than nothing, which is shown, keeps its owner from playing, and is told to the
-- operator. And an account that does not agree with its own history stands still until somebody has mended it.

alter table ledger_account add column frozen_at timestamptz;
alter table ledger_account add column frozen_because text check (length(frozen_because) <= 300);

-- Who owes, whichever of their purses it is; nearly nobody, so that asking costs a look into an empty index.
create index ledger_account_in_debt on ledger_account (merchant, split_part(owner, ':', 1))
  where may_be_negative and shard = 0;
create index ledger_account_frozen on ledger_account (merchant, id) where frozen_at is not null;
create index ledger_hold_reserved on ledger_hold (merchant, account_id) where state = 'reserved';

create function ledger_refuse_frozen(p_account bigint) returns void
language plpgsql
as $$
begin
  raise exception using errcode = 'LG007',
    message = format('account %s does not agree with its history and stands still until it is mended', p_account);
end $$;

-- As before (0003); a frozen account is not moved.
create or replace function ledger_decide(p_merchant text, p_key text, p_input_hash bytea, p_currency text, p_account_kinds text[],
  p_account_owners text[], p_shard int, p_amounts bigint[], p_order int[], p_may_overdraw boolean, p_hold_id bigint)
returns ledger_result
language plpgsql
as $$
declare
  v_leg int;
  v_before int;
  v_account record;
  v_available bigint;
  v_hold ledger_hold;
  v_short boolean := false;
  v_result ledger_result;
begin
  if p_hold_id is not null then
    select * into v_hold from ledger_hold h where h.merchant = p_merchant and h.id = p_hold_id;
  end if;
  foreach v_leg in array p_order loop
    exit when p_account_kinds[v_leg] not in ('member', 'agent', 'points', 'vendor_wallet');
    if v_before is null or p_account_owners[v_leg] <> p_account_owners[v_before]
      or p_account_kinds[v_leg] <> p_account_kinds[v_before]
    then
      select a.id, a.balance - a.held as available, a.frozen_at into v_account from ledger_account a
      where a.merchant = p_merchant and a.kind = p_account_kinds[v_leg] and a.owner = p_account_owners[v_leg]
        and a.currency = p_currency and a.shard = 0
      for no key update;
      if v_account.frozen_at is not null then
        perform ledger_refuse_frozen(v_account.id);
      end if;
      v_available := coalesce(v_account.available, 0);
      if v_account.id = v_hold.account_id then
        v_available := v_available + v_hold.amount;
      end if;
      v_before := v_leg;
    end if;
    v_available := v_available + p_amounts[v_leg];
    v_short := v_short or (v_available < 0 and p_amounts[v_leg] < 0 and not p_may_overdraw);
  end loop;
  v_result := ledger_replay(p_merchant, p_key, p_input_hash);
  if v_result.outcome is not null then
    return v_result;
  elsif v_short then
    return ledger_short_of_funds(p_merchant, p_currency, p_account_kinds, p_account_owners, p_shard);
  elsif p_hold_id is not null then
    perform from ledger_hold h
    where h.merchant = p_merchant and h.id = p_hold_id and h.state = 'reserved' and -p_amounts[1] <= h.amount
    for no key update;
    if not found then
      v_result.outcome := 'not_reserved';
      return v_result;
    end if;
    update ledger_account a set held = a.held - v_hold.amount where a.merchant = p_merchant and a.id = v_hold.account_id;
  end if;
  return null;
end $$;

-- As before (0003); that the account is frozen is an answer too.
create or replace function ledger_explain(p_merchant text, p_key text, p_input_hash bytea, p_currency text, p_account_kinds text[],
  p_account_owners text[], p_shard int, p_leg int, p_is_debit boolean)
returns ledger_result
language plpgsql
as $$
declare
  v_result ledger_result := ledger_replay(p_merchant, p_key, p_input_hash);
  v_shard constant smallint := case when p_account_kinds[p_leg] in ('member', 'agent', 'points', 'vendor_wallet') then 0 else p_shard end;
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

drop function ledger_write(text, text, bytea, text, text, text[], text[], bigint[], text, int, bigint, bigint);

-- As before (0003), and in three things not. What a hold pays may overdraw its account. A frozen account of an owner is not
-- posted to; of a frozen row of the platform the next one takes the place, so that others go on. Therefore the rows that a
-- transaction is undone on are given one by one.
create function ledger_write(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_amounts bigint[], p_reference text, p_shards int[], p_reverses bigint,
  p_hold_id bigint)
returns ledger_result
language plpgsql
as $$
declare
  v_legs constant int := cardinality(p_amounts);
  v_shard constant int := case when p_shards is null then ledger_free_shard() else 0 end;
  v_may_overdraw constant boolean := ledger_may_overdraw(p_kind) or p_hold_id is not null;
  v_order int[] := '{1,2}';
  v_owners int := 0;
  v_sum bigint := 0;
  v_leg int;
  v_row_shard int := 0;
  v_moves int := 0;
  v_amount bigint;
  v_account bigint;
  v_version bigint;
  v_balance bigint;
  v_time timestamptz;
  v_ids bigint[] := p_amounts;
  v_versions bigint[] := p_amounts;
  v_balances bigint[] := p_amounts;
  v_times timestamptz[];
  v_hashes bytea[];
  v_result ledger_result;
  v_id bigint;
  v_at timestamptz;
  v_hash bytea;
  v_entry_hash bytea;
begin
  if (octet_length(p_input_hash) = 32 and length(p_key) between 1 and 200 and p_kind ~ '^[a-z][a-z_]{1,39}$'
    and v_legs between 2 and 32 and cardinality(p_account_kinds) = v_legs and cardinality(p_account_owners) = v_legs
    and p_merchant <> '') is not true
  then
    raise exception using errcode = 'LG001',
      message = 'a posting needs a key, an input hash of 32 bytes, a kind, and 2 to 32 legs with an account and an amount';
  end if;
  for i in 1 .. v_legs loop
    if (p_amounts[i] between -1000000000000 and 1000000000000 and p_amounts[i] <> 0) is not true then
      perform ledger_refuse_leg(p_kind, p_account_kinds[i], p_amounts[i]);
    end if;
    v_sum := v_sum + p_amounts[i];
    if p_account_kinds[i] in ('member', 'agent', 'points', 'vendor_wallet') then
      v_owners := v_owners + 1;
      if i = 2 then
        v_order := '{2,1}';
      end if;
    elsif p_account_kinds[i] in ('house', 'open_bets', 'bonus') then
      -- No door, so that every kind of posting fits.
      null;
    elsif not ledger_kind_fits(p_account_kinds[i], p_kind) then
      perform ledger_refuse_leg(p_kind, p_account_kinds[i], p_amounts[i]);
    end if;
  end loop;
  if v_sum <> 0 then
    raise exception using errcode = 'LG001', message = 'the legs of a posting must sum to zero';
  end if;
  if v_legs > 2 or v_owners <> 1 or p_hold_id is not null then
    v_order := ledger_lock_order(p_account_kinds, p_account_owners);
    if v_owners > 1 or p_hold_id is not null then
      v_result := ledger_decide(p_merchant, p_key, p_input_hash, p_currency, p_account_kinds, p_account_owners, v_shard,
        p_amounts, v_order, v_may_overdraw, p_hold_id);
      if v_result.outcome is not null then
        return v_result;
      end if;
    end if;
  end if;

  v_at := platform_now();
  v_id := nextval('ledger_transaction_id_seq');
  v_hash := ledger_transaction_hash(p_key, p_input_hash, p_kind, p_currency, p_reference, v_at, p_reverses);
  for i in 1 .. v_legs loop
    v_leg := v_order[i];
    v_amount := p_amounts[v_leg];
    if i > v_owners then
      v_row_shard := case when p_shards is null then v_shard else p_shards[v_leg] end;
    end if;
    loop
      update ledger_account a
      set balance = a.balance + v_amount, version = a.version + 1, last_at = greatest(a.last_at, v_at),
        may_be_negative = (a.may_be_negative or v_may_overdraw) and (a.shard > 0 or a.balance + v_amount < a.held),
        hash = ledger_entry_hash(a.hash, v_hash, v_amount)
      where a.merchant = p_merchant and a.kind = p_account_kinds[v_leg] and a.owner = p_account_owners[v_leg]
        and a.currency = p_currency and a.shard = v_row_shard
        and (a.balance + v_amount >= a.held or v_amount > 0 or a.shard > 0 or v_may_overdraw)
        and a.frozen_at is null
        and (i > 1 or not exists (select from ledger_transaction t where t.merchant = p_merchant and t.key = p_key))
      returning a.id, a.version, a.balance, a.last_at, a.hash into v_account, v_version, v_balance, v_time, v_entry_hash;
      exit when found;
      if v_row_shard > 0 and p_shards is null and v_moves < 63 and exists (select from ledger_account a
        where a.merchant = p_merchant and a.kind = p_account_kinds[v_leg] and a.owner = p_account_owners[v_leg]
          and a.currency = p_currency and a.shard = v_row_shard and a.frozen_at is not null)
      then
        v_row_shard := v_row_shard % 64 + 1;
        v_moves := v_moves + 1;
        continue;
      end if;
      v_result := ledger_explain(p_merchant, p_key, p_input_hash, p_currency, p_account_kinds, p_account_owners,
        case when v_row_shard = 0 then v_shard else v_row_shard end, v_leg,
        v_row_shard = 0 and v_amount < 0 and not v_may_overdraw);
      if v_result.outcome is not null then
        if i = 1 then
          return v_result;
        end if;
        raise exception using errcode = 'serialization_failure', message = 'the accounts changed while they were posted to';
      end if;
    end loop;
    v_ids[v_leg] := v_account;
    v_versions[v_leg] := v_version;
    v_balances[v_leg] := v_balance;
    v_times[v_leg] := v_time;
    v_hashes[v_leg] := v_entry_hash;
  end loop;
  insert into ledger_entry (merchant, account_id, version, transaction_id, amount, balance_after, at, hash)
  select p_merchant, unnest(v_ids), unnest(v_versions), v_id, unnest(p_amounts), unnest(v_balances), unnest(v_times),
    unnest(v_hashes);
  -- Whoever uses the same key, or reverses the same transaction, at this very moment fails here and is undone; asking
  -- again gives the answer.
  insert into ledger_transaction (merchant, id, key, input_hash, kind, currency, reference, at, reverses, account_ids,
    versions)
  values (p_merchant, v_id, p_key, p_input_hash, p_kind, p_currency, p_reference, v_at, p_reverses, v_ids, v_versions);
  if p_hold_id is not null then
    update ledger_hold h set state = 'posted', ended_at = v_at, transaction_id = v_id
    where h.merchant = p_merchant and h.id = p_hold_id;
  end if;
  return row('posted', v_id, v_balances, v_versions)::ledger_result;
end $$;

-- As before (0004), each leg on its own row.
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

-- As before (0004); nothing is set aside on a frozen account, and nothing set free.
create or replace function ledger_reserve(p_merchant text, p_key text, p_input_hash bytea, p_currency text, p_account_kind text,
  p_account_owner text, p_amount bigint, p_reference text default null,
  out outcome text, out hold_id bigint, out balance bigint, out held bigint)
returns record
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  v_account ledger_account;
  v_hold ledger_hold;
begin
  if p_key is null or octet_length(p_input_hash) is distinct from 32 or p_amount is null or p_amount <= 0
    or p_account_kind is null or p_account_kind not in ('member', 'agent', 'points', 'vendor_wallet')
  then
    raise exception using errcode = 'LG001', message = 'a hold needs a key, an input hash, an owner''s account and an amount';
  end if;
  if p_amount > 1000000000000 then
    raise exception using errcode = 'LG002', message = 'an amount is above the cap of one transaction';
  end if;
  if ledger_currency_class(p_currency) is null then
    raise exception using errcode = 'LG003', message = format('there is no currency %L', p_currency);
  end if;
  select * into v_account from ledger_account a
  where a.merchant = p_merchant and a.kind = p_account_kind and a.owner = p_account_owner and a.currency = p_currency
    and a.shard = 0
  for update;
  if v_account.frozen_at is not null then
    perform ledger_refuse_frozen(v_account.id);
  end if;
  select * into v_hold from ledger_hold h where h.merchant = p_merchant and h.key = p_key;
  balance := coalesce(v_account.balance, 0);
  held := coalesce(v_account.held, 0);
  if v_hold.id is not null then
    outcome := case when v_hold.input_hash = p_input_hash then 'replayed' else 'conflict' end;
    hold_id := case when outcome = 'replayed' then v_hold.id end;
    return;
  end if;
  if balance - held < p_amount then
    outcome := 'insufficient';
    return;
  end if;
  insert into ledger_hold (merchant, key, input_hash, account_id, amount, reference, reserved_at)
  values (p_merchant, p_key, p_input_hash, v_account.id, p_amount, p_reference, platform_now())
  on conflict (merchant, key) do nothing
  returning id into hold_id;
  if hold_id is null then
    -- The key was taken at this very moment for another account.
    outcome := 'conflict';
    return;
  end if;
  update ledger_account a set held = a.held + p_amount where a.merchant = p_merchant and a.id = v_account.id;
  held := held + p_amount;
  outcome := 'reserved';
end $$;

create or replace function ledger_void_hold(p_merchant text, p_hold_id bigint,
  out outcome text, out balance bigint, out held bigint)
returns record
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  v_account ledger_account;
  v_hold ledger_hold;
begin
  -- The account is locked before the hold, as everywhere.
  select a.* into v_account from ledger_account a
  where a.merchant = p_merchant
    and a.id = (select h.account_id from ledger_hold h where h.merchant = p_merchant and h.id = p_hold_id)
  for update;
  if v_account.frozen_at is not null then
    perform ledger_refuse_frozen(v_account.id);
  end if;
  select * into v_hold from ledger_hold h where h.merchant = p_merchant and h.id = p_hold_id for update;
  balance := v_account.balance;
  held := v_account.held;
  if v_hold.state is distinct from 'reserved' then
    outcome := case when v_hold.state = 'voided' then 'replayed' else 'not_reserved' end;
    return;
  end if;
  update ledger_hold h set state = 'voided', ended_at = platform_now() where h.merchant = p_merchant and h.id = p_hold_id;
  update ledger_account a
  set held = a.held - v_hold.amount, may_be_negative = a.balance - a.held + v_hold.amount < 0
  where a.merchant = p_merchant and a.id = v_account.id;
  held := held - v_hold.amount;
  outcome := 'voided';
end $$;

-- As before (0006); what is frozen is left to `ledger_post`, which says so or takes another row.
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
      and w.owner_kind in ('member', 'agent', 'points', 'vendor_wallet') and ledger_kind_fits(w.platform_kind, w.kind)
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

-- Whether everything that is set aside on the account of this hold is there. Locked until the end of the transaction, so that
-- nothing is taken back between the question and what is done upon the answer.
create function ledger_hold_covered(p_merchant text, p_hold_id bigint) returns boolean
language sql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
  select a.balance >= a.held from ledger_account a
  where a.merchant = p_merchant
    and a.id = (select h.account_id from ledger_hold h where h.merchant = p_merchant and h.id = p_hold_id)
  for no key update
$$;

-- Whether a player owes on any of the own purses.
create function ledger_owes(p_merchant text, p_member bigint) returns boolean
language sql stable
as $$
  select exists (select from ledger_account d
    where d.merchant = p_merchant and split_part(d.owner, ':', 1) = p_member::text and d.may_be_negative and d.shard = 0
      and d.kind in ('member', 'vendor_wallet'))
$$;

revoke execute on function ledger_refuse_frozen, ledger_write, ledger_hold_covered, ledger_owes from public;
grant execute on function ledger_hold_covered, ledger_owes to maidan_app;

-- What a bet meets, with two things more.
alter type wallet_table add attribute owes boolean;
alter type wallet_table add attribute frozen boolean;

create or replace function wallet_look_around(p_seat launch_session, p_transaction_id text, p_round text) returns wallet_table
language plpgsql stable as $$
declare
  v_table wallet_table;
begin
  select t.id, t.state, t.facts, t.balance_after, r.state, r.stake, r.vendor_code, r.currency,
    s.ended_at is not null, s.last_seen_at < platform_now() - interval '1 minute',
    -- Status 0 is normal; in maintenance nothing new begins.
    exists (select from vendor_partner p
            where p.merchant = p_seat.merchant and p.code = p_seat.partner and not p.enabled)
      or exists (select from setting o
                 where o.merchant = p_seat.merchant and o.key = 'systemStatus' and o.value <> '0'::jsonb),
    case when g.open and v.state = 'open' then g.node_id end,
    exists (select from player_limit l
            where l.merchant = p_seat.merchant and l.member_id = p_seat.member_id and l.kind <> 'deposit'),
    exists (select from ledger_account d
            where d.merchant = p_seat.merchant and split_part(d.owner, ':', 1) = p_seat.member_id::text
              and d.may_be_negative and d.shard = 0 and d.kind in ('member', 'vendor_wallet')),
    exists (select from ledger_account f
            where f.merchant = p_seat.merchant and f.frozen_at is not null and f.shard = 0
              and f.kind = case p_seat.wallet when 'vendor' then 'vendor_wallet' else 'member' end
              and f.owner = case p_seat.wallet when 'vendor' then p_seat.member_id || ':' || p_seat.vendor_code
                else p_seat.member_id::text end)
  into v_table
  from (values (1)) one (row)
  left join wallet_transaction t
    on t.merchant = p_seat.merchant and t.partner = p_seat.partner and t.transaction_id = p_transaction_id
  left join game_round r on r.merchant = p_seat.merchant and r.partner = p_seat.partner and r.round_id = p_round
    and r.member_id = p_seat.member_id
  left join session s on s.merchant = p_seat.merchant and s.id = p_seat.session_id
  left join game g on g.merchant = p_seat.merchant and g.node_id = p_seat.node_id
  left join vendor v on v.merchant = p_seat.merchant and v.code = p_seat.vendor_code;
  return v_table;
end $$;

-- As before (0057): whoever owes does not play on before it is paid, not even from a purse where something is left. Wins
-- never ask.
create or replace function wallet_refuse_bet(
  p_seat launch_session, p_member_status text, p_item jsonb, p_title text, p_amount bigint, p_table wallet_table)
returns text
language plpgsql stable as $$
begin
  if p_member_status <> 'active' or p_table.frozen then
    return 'PLAYER_DISABLED';
  elsif p_seat.expires_at <= platform_now() or p_table.logged_out then
    return 'TOKEN_EXPIRED';
  elsif p_table.closed then
    return 'PARTNER_DISABLED';
  elsif p_table.owes then
    return 'PLAYER_IN_DEBT';
  elsif p_item ->> 'currency' <> p_seat.currency then
    return 'WRONG_CURRENCY';
  elsif p_title is null or p_table.round_vendor <> p_seat.vendor_code then
    return 'INVALID_GAME';
  elsif p_table.round_state = 'closed' then
    return 'ROUND_CLOSED';
  elsif p_table.round_currency <> p_seat.currency then
    return 'WRONG_CURRENCY';
  -- What one posting may move at most, so that every round can be closed in one.
  elsif coalesce(p_table.round_stake, 0) + p_amount > 1000000000000 then
    return 'LIMIT_REACHED';
  elsif p_table.limited and exists (
    select from protection_broken(p_seat.merchant, p_seat.member_id, '{stake,loss,time}', p_amount)) then
    return 'LIMIT_REACHED';
  end if;
  return null;
end $$;

-- As before (0068), for nobody who owes and from no purse that is frozen.
create or replace function wallet_bet_many(
  p_merchant text, p_partner text, p_nonces text[], p_token_hashes bytea[], p_request_ids text[],
  p_transaction_ids text[], p_rounds text[], p_games text[], p_amounts bigint[], p_currencies text[], p_closed boolean[])
returns table (place int, platform_id bigint, balance bigint, currency text, member_id bigint, version bigint)
language plpgsql
security definer
set search_path = public, pg_temp
set lock_timeout = '3s'
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  v_now constant timestamptz := platform_now();
  -- One element for each seat that may play.
  v_places int[];
  v_members bigint[];
  v_vendors text[];
  v_nodes text[];
  v_purse_kinds text[];
  v_purses text[];
  v_held bigint[];
begin
  select array_agg(s.place), array_agg(s.member_id), array_agg(s.vendor_code), array_agg(s.node_id), array_agg(s.kind),
    array_agg(s.owner), array_agg(s.held)
  into v_places, v_members, v_vendors, v_nodes, v_purse_kinds, v_purses, v_held
  from (
    select w.place::int as place, l.member_id, l.vendor_code, l.node_id, a.kind, a.owner, a.held
    from unnest(p_token_hashes, p_games, p_amounts, p_currencies) with ordinality
      as w (token_hash, game, amount, currency, place)
    join launch_session l on l.merchant = p_merchant and l.token_hash = w.token_hash and l.partner = p_partner
      and l.game_code = w.game and l.currency = w.currency and l.expires_at > v_now
    join game g on g.merchant = p_merchant and g.node_id = l.node_id and g.open
    join vendor v on v.merchant = p_merchant and v.code = l.vendor_code and v.state = 'open'
    left join session s on s.merchant = p_merchant and s.id = l.session_id
    join member m on m.merchant = p_merchant and m.id = l.member_id and m.status = 'active'
      and (m.break_until > v_now) is not true
    join ledger_account a on a.merchant = p_merchant and a.shard = 0 and a.currency = l.currency
      and a.kind = case l.wallet when 'vendor' then 'vendor_wallet' else 'member' end
      and a.owner = case l.wallet when 'vendor' then l.member_id || ':' || l.vendor_code else l.member_id::text end
      and a.balance - a.held >= w.amount and a.frozen_at is null
    where not exists (select from ledger_account d where d.merchant = p_merchant
        and split_part(d.owner, ':', 1) = l.member_id::text and d.may_be_negative and d.shard = 0
        and d.kind in ('member', 'vendor_wallet'))
      and s.ended_at is null and (s.last_seen_at < v_now - interval '1 minute') is not true
      and not exists (select from vendor_partner p where p.merchant = p_merchant and p.code = p_partner and not p.enabled)
      and not exists (select from setting o
        where o.merchant = p_merchant and o.key = 'systemStatus' and o.value <> '0'::jsonb)
    for no key update of m, a skip locked) s;
  return query
  with plain as (
    select array_agg(w.seat) as seats,
      array_agg('wallet:' || p_partner || ':tx:' || p_transaction_ids[w.place]) as keys,
      -- As wallet_facts writes it.
      array_agg(sha256(convert_to(concat_ws('|', 'bet', w.member_id, p_rounds[w.place], p_games[w.place],
        p_amounts[w.place], p_currencies[w.place], '', p_closed[w.place]), 'UTF8'))) as facts,
      array_agg('bet'::text) as kinds, array_agg(p_currencies[w.place]) as currencies,
      array_agg(p_rounds[w.place]) as rounds, array_agg(v_purse_kinds[w.seat]) as purse_kinds,
      array_agg(v_purses[w.seat]) as purses,
      array_agg(case when p_closed[w.place] then 'house' else 'open_bets' end) as platform_kinds,
      array_agg(v_vendors[w.seat]) as vendors, array_agg(-p_amounts[w.place]) as amounts, array_agg(true) as purse_first
    from unnest(v_places, v_members) with ordinality as w (place, member_id, seat)
    left join game_round r on r.merchant = p_merchant and r.partner = p_partner and r.round_id = p_rounds[w.place]
      and r.member_id = w.member_id
    -- One player is served once in a call, so that limits are asked one bet after the other.
    where array_position(v_members, w.member_id) = w.seat
      -- What closes a round with stakes in it moves them too, which is no plain posting.
      and (r.state is null or (r.state <> 'closed' and r.vendor_code = v_vendors[w.seat]
        and r.currency = p_currencies[w.place] and r.stake + p_amounts[w.place] <= 1000000000000
        and (r.stake = 0 or not p_closed[w.place])))
      and not exists (select from vendor_nonce n
        where n.merchant = p_merchant and n.partner = p_partner and n.nonce = p_nonces[w.place])
      and not exists (select from player_limit b
        where b.merchant = p_merchant and b.member_id = w.member_id and b.kind <> 'deposit'
          and exists (select from protection_broken(p_merchant, w.member_id, '{stake,loss,time}', p_amounts[w.place])))
  ), taken as materialized (
    select v_places[l.seats[p.place]] as place, l.seats[p.place] as seat, l.facts[p.place] as facts,
      p.transaction_id as ledger_id, p.balances[1] - v_held[l.seats[p.place]] as balance,
      case v_purse_kinds[l.seats[p.place]] when 'member' then p.versions[1] end as version
    from plain l
    cross join lateral ledger_post_many(p_merchant, l.keys, l.facts, l.kinds, l.currencies, l.rounds, l.purse_kinds,
      l.purses, l.platform_kinds, l.vendors, l.amounts, l.purse_first) p
    where l.keys is not null
    order by 1
  ), nonces as (
    -- Whoever spends the same nonce at this very moment fails here, and so does the same transaction below.
    insert into vendor_nonce (merchant, partner, nonce) select p_merchant, p_partner, p_nonces[t.place] from taken t
  ), rounds as (
    insert into game_round as r (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
      bets_in_effect, settled_at, closings, closed_by)
    select p_merchant, p_partner, p_rounds[t.place], v_members[t.seat], v_vendors[t.seat], v_nodes[t.seat],
      p_currencies[t.place], case when p_closed[t.place] then 'closed' else 'open' end, p_amounts[t.place], 1,
      case when p_closed[t.place] then v_now end, p_closed[t.place]::int,
      case when p_closed[t.place] then p_transaction_ids[t.place] end
    from taken t
    -- As for a bet alone (0057).
    on conflict (merchant, partner, round_id, member_id) do update
      set stake = r.stake + excluded.stake, bets_in_effect = r.bets_in_effect + 1, state = excluded.state,
        settled_at = excluded.settled_at, closings = r.closings + excluded.closings,
        closed_by = coalesce(excluded.closed_by, r.closed_by)
  ), remembered as (
    insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, game_code,
      amount, currency, facts, balance_after, ledger_transaction_id, request_id)
    select p_merchant, p_partner, p_transaction_ids[t.place], 'bet', 'applied', v_members[t.seat], p_rounds[t.place],
      p_games[t.place], p_amounts[t.place], p_currencies[t.place], t.facts, t.balance, t.ledger_id, p_request_ids[t.place]
    from taken t
    returning transaction_id, id
  )
  select t.place, r.id, t.balance, p_currencies[t.place], v_members[t.seat], t.version
  from taken t join remembered r on r.transaction_id = p_transaction_ids[t.place];
end $$;
