-- The one door through which money moves: find key, compare input, lock, check, post. One call is one round trip.

create type ledger_result as (outcome text, transaction_id bigint, balances bigint[], versions bigint[]);

-- Opens an account at its first use. The advisory lock in the refusal keeps two openings of one owner apart.
create function ledger_open_account(p_merchant text, p_currency text, p_kind text, p_owner text, p_shard smallint)
returns void
language plpgsql
as $$
declare
  v_class constant text := ledger_currency_class(p_currency);
begin
  if v_class is null then
    raise exception using errcode = 'LG003', message = format('there is no currency %L', p_currency);
  end if;
  if p_kind is null or p_owner is null then
    raise exception using errcode = 'LG001', message = 'an account has a kind and an owner';
  end if;
  if p_shard = 0 then
    perform ledger_refuse_mixed_owner(p_merchant, p_currency, v_class, p_kind, p_owner);
  end if;
  insert into ledger_account (merchant, kind, owner, currency, shard)
  values (p_merchant, p_kind, p_owner, p_currency, p_shard)
  on conflict do nothing;
end $$;

-- Whoever plays with trial money has no real money here, and the other way round; points are no money at all.
create function ledger_refuse_mixed_owner(p_merchant text, p_currency text, p_class text, p_kind text, p_owner text)
returns void
language plpgsql
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
-- an owner's account has one, the platform's accounts have 64, chosen by the first owner, so that no row is hot.
create function ledger_shards(p_key text, p_kind text, p_input_hash bytea, p_account_kinds text[], p_account_owners text[],
  p_amounts bigint[])
returns smallint[]
language plpgsql
as $$
declare
  v_legs constant int := cardinality(p_amounts);
  v_shards smallint[] := array_fill(0::smallint, array[v_legs]);
  v_shard smallint;
  v_sum bigint := 0;
begin
  if p_key is null or length(p_key) not between 1 and 200 or octet_length(p_input_hash) is distinct from 32
    or p_kind is null or p_kind !~ '^[a-z][a-z_]{1,39}$'
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
    else
      if not ledger_kind_fits(p_account_kinds[i], p_kind) then
        raise exception using errcode = 'LG004',
          message = format('a posting of kind %s may not touch the account %s', p_kind, p_account_kinds[i]);
      end if;
      v_shards[i] := 1;
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
    v_shards[i] := v_shards[i] * v_shard;
  end loop;
  return v_shards;
end $$;

-- The order in which everybody locks: owners before the platform's rows, then by name. One order means no deadlock, and
-- a shared row is locked last, so that it is held as briefly as possible. Legs on one account keep their order.
create function ledger_lock_order(p_account_kinds text[], p_account_owners text[], p_shards smallint[]) returns int[]
language plpgsql
as $$
declare
  v_order int[] := array[1];
  v_place int;
begin
  for i in 2 .. cardinality(p_shards) loop
    v_place := i;
    while v_place > 1 and (p_shards[v_order[v_place - 1]], p_account_kinds[v_order[v_place - 1]],
        p_account_owners[v_order[v_place - 1]]) > (p_shards[i], p_account_kinds[i], p_account_owners[i])
    loop
      v_order[v_place] := v_order[v_place - 1];
      v_place := v_place - 1;
    end loop;
    v_order[v_place] := i;
  end loop;
  return v_order;
end $$;

-- What the answer is when nothing is posted: what there is on each leg's account now.
create function ledger_short_of_funds(p_merchant text, p_currency text, p_account_kinds text[], p_account_owners text[],
  p_shards smallint[])
returns ledger_result
language plpgsql
as $$
declare
  v_result ledger_result;
begin
  v_result.outcome := 'insufficient';
  select array_agg(coalesce(a.balance, 0) order by l.leg), array_agg(coalesce(a.version, 0) order by l.leg)
  into v_result.balances, v_result.versions
  from unnest(p_account_kinds, p_account_owners, p_shards) with ordinality as l (kind, owner, shard, leg)
  left join ledger_account a on a.merchant = p_merchant and a.kind = l.kind and a.owner = l.owner
    and a.currency = p_currency and a.shard = l.shard;
  return v_result;
end $$;

-- First decides, then writes: every answer but "posted" is given before the first row changes. Internal; the doors check
-- who may ask for what. With a hold, leg 1 is the held account. Each statement names one row by a unique key, so that
-- its plan stays the same however much or little the server knows about the tables.
create function ledger_write(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_shards smallint[], p_amounts bigint[], p_reference text,
  p_reverses bigint, p_hold_id bigint)
returns ledger_result
language plpgsql
as $$
declare
  v_legs constant int := cardinality(p_amounts);
  v_order constant int[] := ledger_lock_order(p_account_kinds, p_account_owners, p_shards);
  v_overdraw constant boolean := ledger_may_overdraw(p_kind);
  v_balances bigint[] := p_amounts;
  v_versions bigint[] := p_amounts;
  v_ids bigint[] := p_amounts;
  v_result ledger_result;
  v_account record;
  v_leg int;
  v_last_leg int;
  v_available bigint;
  v_hold_account bigint;
  v_hold_amount bigint;
  v_id bigint;
  v_at timestamptz;
  v_hash bytea;
begin
  if p_hold_id is not null then
    select h.account_id, h.amount into v_hold_account, v_hold_amount
    from ledger_hold h where h.merchant = p_merchant and h.id = p_hold_id;
  end if;

  -- Decide: lock the owners' accounts and see whether the money is there after each leg.
  foreach v_leg in array v_order loop
    exit when p_shards[v_leg] > 0;
    if v_last_leg is null or p_account_owners[v_leg] <> p_account_owners[v_last_leg]
      or p_account_kinds[v_leg] <> p_account_kinds[v_last_leg]
    then
      select a.id, a.balance - a.held as available into v_account from ledger_account a
      where a.merchant = p_merchant and a.kind = p_account_kinds[v_leg] and a.owner = p_account_owners[v_leg]
        and a.currency = p_currency and a.shard = 0
      for no key update;
      v_available := coalesce(v_account.available, 0);
      if v_account.id = v_hold_account then
        v_available := v_available + v_hold_amount;
      end if;
      v_last_leg := v_leg;
    end if;
    v_available := v_available + p_amounts[v_leg];
    if v_available < 0 and p_amounts[v_leg] < 0 and not v_overdraw then
      v_result := ledger_replay(p_merchant, p_key, p_input_hash);
      if v_result.outcome is null then
        return ledger_short_of_funds(p_merchant, p_currency, p_account_kinds, p_account_owners, p_shards);
      end if;
      return v_result;
    end if;
  end loop;
  v_result := ledger_replay(p_merchant, p_key, p_input_hash);
  if v_result.outcome is not null then
    return v_result;
  end if;
  if p_hold_id is not null then
    perform from ledger_hold h
    where h.merchant = p_merchant and h.id = p_hold_id and h.state = 'reserved' and -p_amounts[1] <= h.amount
    for no key update;
    if not found then
      v_result.outcome := 'not_reserved';
      return v_result;
    end if;
    update ledger_account a set held = a.held - v_hold_amount where a.merchant = p_merchant and a.id = v_hold_account;
  end if;

  -- Write.
  v_at := platform_now();
  v_id := nextval('ledger_transaction_id_seq');
  v_hash := ledger_transaction_hash(p_merchant, v_id, p_key, p_input_hash, p_kind, p_currency, p_reference, v_at,
    p_reverses);
  foreach v_leg in array v_order loop
    loop
      update ledger_account a
      set balance = a.balance + p_amounts[v_leg], version = a.version + 1, last_at = greatest(a.last_at, v_at),
        overdrawn = a.shard = 0 and a.balance + p_amounts[v_leg] - a.held < 0,
        hash = ledger_entry_hash(a.hash, v_hash, a.id, a.version + 1, p_amounts[v_leg], a.balance + p_amounts[v_leg],
          greatest(a.last_at, v_at))
      where a.merchant = p_merchant and a.kind = p_account_kinds[v_leg] and a.owner = p_account_owners[v_leg]
        and a.currency = p_currency and a.shard = p_shards[v_leg]
      returning a.id, a.balance, a.version, a.last_at, a.hash into v_account;
      exit when found;
      perform ledger_open_account(p_merchant, p_currency, p_account_kinds[v_leg], p_account_owners[v_leg], p_shards[v_leg]);
    end loop;
    insert into ledger_entry (merchant, account_id, version, transaction_id, amount, balance_after, at, hash)
    values (p_merchant, v_account.id, v_account.version, v_id, p_amounts[v_leg], v_account.balance, v_account.last_at,
      v_account.hash);
    v_ids[v_leg] := v_account.id;
    v_balances[v_leg] := v_account.balance;
    v_versions[v_leg] := v_account.version;
  end loop;
  insert into ledger_transaction (merchant, id, key, input_hash, kind, currency, reference, at, reverses, account_ids,
    versions)
  values (p_merchant, v_id, p_key, p_input_hash, p_kind, p_currency, p_reference, v_at, p_reverses, v_ids, v_versions)
  on conflict do nothing;
  if not found then
    -- Somebody used the key, or reversed the same transaction, at this very moment. Asking again gives the answer.
    raise exception using errcode = 'serialization_failure', message = 'the same posting was made at the same moment';
  end if;
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

create function ledger_post(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_amounts bigint[], p_reference text default null,
  out outcome text, out transaction_id bigint, out balances bigint[], out versions bigint[])
returns record
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_result constant ledger_result := ledger_write(p_merchant, p_key, p_input_hash, p_kind, p_currency, p_account_kinds,
    p_account_owners, ledger_shards(p_key, p_kind, p_input_hash, p_account_kinds, p_account_owners, p_amounts), p_amounts,
    p_reference, null, null);
begin
  outcome := v_result.outcome;
  transaction_id := v_result.transaction_id;
  balances := v_result.balances;
  versions := v_result.versions;
end $$;
