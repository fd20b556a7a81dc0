-- The one door through which money moves: find key, compare input, lock, check, post. One call is one round trip.

create type ledger_result as (outcome text, transaction_id bigint, balances bigint[], versions bigint[]);

create function ledger_open_accounts(p_merchant text, p_currency text, p_kinds text[], p_owners text[],
  p_shards smallint[])
returns void
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_class text := ledger_currency_class(p_currency);
  v_leg record;
begin
  if v_class is null then
    raise exception using errcode = 'LG003', message = format('there is no currency %L', p_currency);
  end if;
  -- In one order for everybody, so that two postings that open the same accounts wait instead of deadlocking.
  for v_leg in
    select distinct l.shard, l.kind, l.owner from unnest(p_kinds, p_owners, p_shards) as l (kind, owner, shard)
    order by l.shard, l.kind, l.owner
  loop
    if v_leg.kind is null or v_leg.owner is null or (v_leg.shard = 0 and v_leg.owner = '') then
      raise exception using errcode = 'LG001', message = format('the account %s needs an owner', v_leg.kind);
    end if;
    if v_leg.kind not in ('member', 'agent', 'points', 'house', 'open_bets', 'deposits_in', 'withdrawals_out', 'bonus',
      'adjustment', 'rounding')
    then
      raise exception using errcode = 'LG001', message = format('there is no account kind %L', v_leg.kind);
    end if;
    if v_leg.shard = 0 then
      perform ledger_refuse_mixed_owner(p_merchant, p_currency, v_class, v_leg.kind, v_leg.owner);
    end if;
    insert into ledger_account (merchant, kind, owner, currency, shard)
    values (p_merchant, v_leg.kind, v_leg.owner, p_currency, v_leg.shard)
    on conflict do nothing;
  end loop;
end $$;

-- Whoever plays with trial money has no real money here, and the other way round; points are no money at all.
create function ledger_refuse_mixed_owner(p_merchant text, p_currency text, p_class text, p_kind text, p_owner text)
returns void
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
begin
  if (p_kind = 'points') <> (p_class = 'points') then
    raise exception using errcode = 'LG003', message = format('a %s account cannot hold %s', p_kind, p_currency);
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_merchant || chr(31) || p_owner, 2));
  if exists (select from ledger_account a
    where a.merchant = p_merchant and a.kind in ('member', 'agent', 'points') and a.owner = p_owner and a.shard = 0
      and (ledger_currency_class(a.currency) = 'trial') <> (p_class = 'trial'))
  then
    raise exception using errcode = 'LG003',
      message = format('owner %s cannot hold %s: trial and real money never meet', p_owner, p_currency);
  end if;
end $$;

-- What was answered the first time, or that the key now comes with other content.
create function ledger_replay(p_merchant text, p_key text, p_input_hash bytea) returns ledger_result
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_transaction ledger_transaction;
  v_result ledger_result;
begin
  select * into v_transaction from ledger_transaction t where t.merchant = p_merchant and t.key = p_key;
  if not found then
    return null;
  end if;
  if v_transaction.input_hash <> p_input_hash then
    v_result.outcome := 'conflict';
    return v_result;
  end if;
  v_result.outcome := 'replayed';
  v_result.transaction_id := v_transaction.id;
  v_result.versions := v_transaction.versions;
  select array_agg(e.balance_after order by l.leg) into v_result.balances
  from unnest(v_transaction.account_ids, v_transaction.versions) with ordinality as l (account_id, version, leg)
  join ledger_entry e on e.merchant = p_merchant and e.account_id = l.account_id and e.version = l.version;
  return v_result;
end $$;

-- Refuses what could never be posted whatever the balances are, and says on which row of each account the posting goes:
-- an owner's account has one, the platform's accounts have 64, chosen by the first owner so that one player's postings
-- meet again on the same rows.
create function ledger_shards(p_key text, p_kind text, p_input_hash bytea, p_account_kinds text[], p_account_owners text[],
  p_amounts bigint[])
returns smallint[]
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_legs constant int := cardinality(p_amounts);
  v_shards smallint[] := array_fill(0::smallint, array[v_legs]);
  v_shard smallint;
  v_sum bigint := 0;
begin
  if p_key is null or length(p_key) not between 1 and 200 or octet_length(p_input_hash) is distinct from 32
    or p_kind is null
  then
    raise exception using errcode = 'LG001', message = 'a posting needs a key, an input hash of 32 bytes and a kind';
  end if;
  if v_legs is null or v_legs not between 2 and 32 or cardinality(p_account_kinds) is distinct from v_legs
    or cardinality(p_account_owners) is distinct from v_legs
  then
    raise exception using errcode = 'LG001', message = 'a posting has 2 to 32 legs, each with an account and an amount';
  end if;
  for i in 1 .. v_legs loop
    if p_account_kinds[i] in ('member', 'agent', 'points') then
      v_shard := coalesce(v_shard, 1 + (hashtext(p_account_owners[i]) & 63));
    elsif not ledger_kind_fits(p_account_kinds[i], p_kind) then
      raise exception using errcode = 'LG004',
        message = format('a posting of kind %s may not touch the account %s', p_kind, p_account_kinds[i]);
    end if;
    if p_amounts[i] = 0 then
      raise exception using errcode = 'LG001', message = 'a leg of zero moves nothing';
    elsif p_amounts[i] not between -1000000000000 and 1000000000000 then
      raise exception using errcode = 'LG002', message = 'an amount is above the cap of one transaction';
    end if;
    v_sum := v_sum + p_amounts[i];
  end loop;
  if v_sum is distinct from 0 then
    raise exception using errcode = 'LG001', message = 'the legs of a posting must sum to zero';
  end if;
  v_shard := coalesce(v_shard, 1 + (hashtext(p_key) & 63));
  for i in 1 .. v_legs loop
    if p_account_kinds[i] not in ('member', 'agent', 'points') then
      v_shards[i] := v_shard;
    end if;
  end loop;
  return v_shards;
end $$;

-- Writes one transaction. Internal: the doors below decide who may ask for what. Returns null when an account is missing.
-- Leg 1 is the account of the hold when there is one.
create function ledger_write(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_shards smallint[], p_amounts bigint[], p_reference text,
  p_reverses bigint, p_hold_id bigint)
returns ledger_result
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_legs constant int := cardinality(p_amounts);
  v_overdraw constant boolean := ledger_may_overdraw(p_kind);
  v_account record;
  v_ids bigint[] := array_fill(0::bigint, array[v_legs]);
  v_before bigint[] := v_ids;
  v_balances bigint[] := v_ids;
  v_versions bigint[] := v_ids;
  v_helds bigint[] := v_ids;
  v_overdrawns boolean[] := array_fill(false, array[v_legs]);
  v_hashes bytea[] := array_fill(null::bytea, array[v_legs]);
  v_times timestamptz[] := array_fill(null::timestamptz, array[v_legs]);
  v_is_last boolean[] := array_fill(true, array[v_legs]);
  v_previous int[] := array_fill(0, array[v_legs]);
  v_locked int := 0;
  v_hold_amount bigint;
  v_result ledger_result;
  v_id bigint;
  v_at timestamptz;
  v_transaction_hash bytea;
begin
  -- Locks first and in one order: owners before the platform's shards, so that a shard is held as briefly as possible.
  for v_account in
    select l.leg::int as leg, a.id, a.balance, a.held, a.version, a.overdrawn, a.hash, a.last_at
    from unnest(p_account_kinds, p_account_owners, p_shards) with ordinality as l (kind, owner, shard, leg)
    join ledger_account a on a.merchant = p_merchant and a.kind = l.kind and a.owner = l.owner
      and a.currency = p_currency and a.shard = l.shard
    order by a.shard, a.kind, a.owner
    for update of a
  loop
    v_locked := v_locked + 1;
    v_ids[v_account.leg] := v_account.id;
    v_balances[v_account.leg] := v_account.balance;
    v_versions[v_account.leg] := v_account.version;
    v_helds[v_account.leg] := v_account.held;
    v_overdrawns[v_account.leg] := v_account.overdrawn;
    v_hashes[v_account.leg] := v_account.hash;
    v_times[v_account.leg] := v_account.last_at;
  end loop;
  if v_locked <> v_legs then
    return null;
  end if;
  v_before := v_balances;
  v_at := platform_now();

  if p_hold_id is not null then
    select h.amount into v_hold_amount from ledger_hold h
    where h.merchant = p_merchant and h.id = p_hold_id and h.account_id = v_ids[1] and h.state = 'reserved'
      and -p_amounts[1] <= h.amount
    for update;
    if not found then
      v_result := ledger_replay(p_merchant, p_key, p_input_hash);
      v_result.outcome := coalesce(v_result.outcome, 'not_reserved');
      return v_result;
    end if;
    v_helds[1] := v_helds[1] - v_hold_amount;
  end if;

  for i in 1 .. v_legs loop
    -- An account may stand in several legs: each goes on from where the one before it stopped.
    for j in reverse i - 1 .. 1 loop
      if v_ids[j] = v_ids[i] then
        v_balances[i] := v_balances[j];
        v_versions[i] := v_versions[j];
        v_overdrawns[i] := v_overdrawns[j];
        v_helds[i] := v_helds[j];
        v_is_last[j] := false;
        v_previous[i] := j;
        exit;
      end if;
    end loop;
    v_balances[i] := v_balances[i] + p_amounts[i];
    v_versions[i] := v_versions[i] + 1;
    v_times[i] := greatest(v_at, v_times[i]);
    if p_shards[i] = 0 then
      if v_balances[i] - v_helds[i] >= 0 then
        v_overdrawns[i] := false;
      elsif p_amounts[i] > 0 then
        null;
      elsif v_overdraw then
        v_overdrawns[i] := true;
      else
        v_result := ledger_replay(p_merchant, p_key, p_input_hash);
        if v_result.outcome is null then
          v_result.outcome := 'insufficient';
          v_result.balances := v_before;
        end if;
        return v_result;
      end if;
    end if;
  end loop;

  insert into ledger_transaction (merchant, key, input_hash, kind, currency, reference, at, reverses, account_ids, versions)
  values (p_merchant, p_key, p_input_hash, p_kind, p_currency, p_reference, v_at, p_reverses, v_ids, v_versions)
  on conflict (merchant, key) do nothing
  returning id into v_id;
  if v_id is null then
    return ledger_replay(p_merchant, p_key, p_input_hash);
  end if;

  v_transaction_hash := ledger_transaction_hash(p_merchant, v_id, p_key, p_input_hash, p_kind, p_currency, p_reference,
    v_at, p_reverses);
  for i in 1 .. v_legs loop
    v_hashes[i] := ledger_entry_hash(case when v_previous[i] = 0 then v_hashes[i] else v_hashes[v_previous[i]] end,
      v_transaction_hash, v_ids[i], v_versions[i], p_amounts[i], v_balances[i], v_times[i]);
  end loop;
  with written as (
    insert into ledger_entry (merchant, transaction_id, account_id, version, amount, balance_after, at, hash)
    select p_merchant, v_id, l.*
    from unnest(v_ids, v_versions, p_amounts, v_balances, v_times, v_hashes) as l
  )
  update ledger_account a
  set balance = l.balance, held = l.held, version = l.version, overdrawn = l.overdrawn, last_at = l.at, hash = l.hash
  from unnest(v_ids, v_balances, v_helds, v_versions, v_overdrawns, v_times, v_hashes, v_is_last)
    as l (id, balance, held, version, overdrawn, at, hash, is_last)
  where a.merchant = p_merchant and a.id = l.id and l.is_last;
  if p_hold_id is not null then
    update ledger_hold h set state = 'posted', ended_at = v_at, transaction_id = v_id
    where h.merchant = p_merchant and h.id = p_hold_id;
  end if;
  v_result.outcome := 'posted';
  v_result.transaction_id := v_id;
  v_result.balances := v_balances;
  v_result.versions := v_versions;
  return v_result;
end $$;

-- The same, all or nothing, opening the accounts that are missing: whatever the answer is but "posted", no row remains.
create function ledger_write_or_nothing(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_shards smallint[], p_amounts bigint[], p_reference text,
  p_reverses bigint, p_hold_id bigint)
returns ledger_result
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_result ledger_result;
begin
  begin
    perform ledger_open_accounts(p_merchant, p_currency, p_account_kinds, p_account_owners, p_shards);
    v_result := ledger_write(p_merchant, p_key, p_input_hash, p_kind, p_currency, p_account_kinds, p_account_owners,
      p_shards, p_amounts, p_reference, p_reverses, p_hold_id);
    if v_result.outcome is distinct from 'posted' then
      raise exception using errcode = 'LG000', message = 'undo';
    end if;
  exception when sqlstate 'LG000' then
    null;
  end;
  return v_result;
end $$;

create function ledger_post(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_amounts bigint[], p_reference text default null,
  out outcome text, out transaction_id bigint, out balances bigint[], out versions bigint[])
returns record
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_shards smallint[];
  v_result ledger_result;
begin
  v_shards := ledger_shards(p_key, p_kind, p_input_hash, p_account_kinds, p_account_owners, p_amounts);
  v_result := ledger_write(p_merchant, p_key, p_input_hash, p_kind, p_currency, p_account_kinds, p_account_owners,
    v_shards, p_amounts, p_reference, null, null);
  if v_result.outcome is null then
    v_result := ledger_write_or_nothing(p_merchant, p_key, p_input_hash, p_kind, p_currency, p_account_kinds,
      p_account_owners, v_shards, p_amounts, p_reference, null, null);
  end if;
  outcome := v_result.outcome;
  transaction_id := v_result.transaction_id;
  balances := v_result.balances;
  versions := v_result.versions;
end $$;
