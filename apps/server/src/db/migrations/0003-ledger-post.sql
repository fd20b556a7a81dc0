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
  insert into ledger_account (merchant, kind, owner, currency, shard, may_be_negative, hash)
  values (p_merchant, p_kind, p_owner, p_currency, p_shard, p_shard > 0,
    ledger_opening_hash(p_merchant, p_kind, p_owner, p_currency, p_shard))
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
  select array_agg((select e.balance_after from ledger_entry e
    where e.merchant = p_merchant and e.account_id = l.account_id and e.version = l.version) order by l.leg)
  into v_result.balances
  from unnest(v_transaction.account_ids, v_transaction.versions) with ordinality as l (account_id, version, leg);
  return v_result;
end $$;

-- The order in which everybody locks: owners before the platform's rows, then by name. One order means no deadlock, and
-- a shared row is locked last, so that it is held as briefly as possible. Legs on one account keep their order.
create function ledger_lock_order(p_account_kinds text[], p_account_owners text[]) returns int[]
language sql immutable
as $$
  select array_agg(l.leg::int order by l.kind not in ('member', 'agent', 'points'), l.kind, l.owner, l.leg)
  from unnest(p_account_kinds, p_account_owners) with ordinality as l (kind, owner, leg)
$$;

-- What there is on each leg's account when it is not enough.
create function ledger_short_of_funds(p_merchant text, p_currency text, p_account_kinds text[], p_account_owners text[],
  p_shard int)
returns ledger_result
language plpgsql
as $$
declare
  v_result ledger_result;
begin
  v_result.outcome := 'insufficient';
  select array_agg(coalesce((select a.balance from ledger_account a
    where a.merchant = p_merchant and a.kind = l.kind and a.owner = l.owner and a.currency = p_currency
      and a.shard = case when l.kind in ('member', 'agent', 'points') then 0 else p_shard end), 0) order by l.leg)
  into v_result.balances
  from unnest(p_account_kinds, p_account_owners) with ordinality as l (kind, owner, leg);
  return v_result;
end $$;

-- For postings that concern several accounts of owners, or a hold: locks those accounts in order and decides, before any
-- row changes, whether the money is there after each leg. Returns the answer if it is no, else null.
create function ledger_decide(p_merchant text, p_key text, p_input_hash bytea, p_currency text, p_account_kinds text[],
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
    exit when p_account_kinds[v_leg] not in ('member', 'agent', 'points');
    if v_before is null or p_account_owners[v_leg] <> p_account_owners[v_before]
      or p_account_kinds[v_leg] <> p_account_kinds[v_before]
    then
      select a.id, a.balance - a.held as available into v_account from ledger_account a
      where a.merchant = p_merchant and a.kind = p_account_kinds[v_leg] and a.owner = p_account_owners[v_leg]
        and a.currency = p_currency and a.shard = 0
      for no key update;
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

-- Why the row of a leg did not change: the key is known, or the money is not there; or the account was not open yet, which
-- this mends. Returns the answer, or null when the leg is to be tried again.
create function ledger_explain(p_merchant text, p_key text, p_input_hash bytea, p_currency text, p_account_kinds text[],
  p_account_owners text[], p_shard int, p_leg int, p_is_debit boolean)
returns ledger_result
language plpgsql
as $$
declare
  v_result ledger_result := ledger_replay(p_merchant, p_key, p_input_hash);
  v_shard constant smallint := case when p_account_kinds[p_leg] in ('member', 'agent', 'points') then 0 else p_shard end;
begin
  if v_result.outcome is not null then
    return v_result;
  end if;
  if p_is_debit or exists (select from ledger_account a where a.merchant = p_merchant and a.kind = p_account_kinds[p_leg]
    and a.owner = p_account_owners[p_leg] and a.currency = p_currency and a.shard = v_shard)
  then
    return ledger_short_of_funds(p_merchant, p_currency, p_account_kinds, p_account_owners, p_shard);
  end if;
  perform ledger_open_account(p_merchant, p_currency, p_account_kinds[p_leg], p_account_owners[p_leg], v_shard);
  return null;
end $$;

-- Which of the platform's first 64 rows a posting uses: its server process has one of its own, or, where two processes share a
-- number, the next that no other posting is using just now, so that no row is ever hot.
create function ledger_free_shard() returns int
language plpgsql
as $$
declare
  v_shard int := pg_backend_pid() & 63;
begin
  for i in 1 .. 8 loop
    exit when pg_try_advisory_xact_lock(1279607122, v_shard);
    v_shard := (v_shard + 1) & 63;
  end loop;
  return v_shard + 1;
end $$;

-- Refuses what could never be posted, whatever the balances are.
create function ledger_refuse_leg(p_kind text, p_account_kind text, p_amount bigint) returns void
language plpgsql
as $$
begin
  if p_amount is null or p_amount = 0 then
    raise exception using errcode = 'LG001', message = 'a leg of zero moves nothing';
  elsif p_amount not between -1000000000000 and 1000000000000 then
    raise exception using errcode = 'LG002', message = 'an amount is above the cap of one transaction';
  end if;
  raise exception using errcode = 'LG004',
    message = format('a posting of kind %s may not touch the account %s', p_kind, p_account_kind);
end $$;

-- Writes one transaction, or answers why not; every answer but "posted" is given before the first row changes. Internal:
-- the doors below decide who may ask for what. It is written for speed in three ways. Every statement names single rows by
-- a unique key, so that its plan is the same however much or little the server knows about the tables. There are few
-- expressions, because a server function prepares each of them anew in every transaction; a loop prepares them once. And
-- no two postings at a time use one row of a platform's account, so that no row is hot. With a hold, leg 1 is the
-- held account. `p_shard` is given when a transaction is to be undone on the very rows that it was written to.
create function ledger_write(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_amounts bigint[], p_reference text, p_shard int, p_reverses bigint,
  p_hold_id bigint)
returns ledger_result
language plpgsql
as $$
declare
  v_legs constant int := cardinality(p_amounts);
  v_shard constant int := coalesce(p_shard, ledger_free_shard());
  v_may_overdraw constant boolean := ledger_may_overdraw(p_kind);
  v_order int[] := '{1,2}';
  v_owners int := 0;
  v_sum bigint := 0;
  v_leg int;
  v_row_shard int := 0;
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
    if p_account_kinds[i] in ('member', 'agent', 'points') then
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
      v_row_shard := v_shard;
    end if;
    loop
      update ledger_account a
      set balance = a.balance + v_amount, version = a.version + 1, last_at = greatest(a.last_at, v_at),
        may_be_negative = (a.may_be_negative or v_may_overdraw) and (a.shard > 0 or a.balance + v_amount < a.held),
        hash = ledger_entry_hash(a.hash, v_hash, v_amount)
      where a.merchant = p_merchant and a.kind = p_account_kinds[v_leg] and a.owner = p_account_owners[v_leg]
        and a.currency = p_currency and a.shard = v_row_shard
        and (a.balance + v_amount >= a.held or v_amount > 0 or a.shard > 0 or v_may_overdraw)
        and (i > 1 or not exists (select from ledger_transaction t where t.merchant = p_merchant and t.key = p_key))
      returning a.id, a.version, a.balance, a.last_at, a.hash into v_account, v_version, v_balance, v_time, v_entry_hash;
      exit when found;
      v_result := ledger_explain(p_merchant, p_key, p_input_hash, p_currency, p_account_kinds, p_account_owners, v_shard,
        v_leg, v_row_shard = 0 and v_amount < 0 and not v_may_overdraw);
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

-- Who may post: everybody who may call this. Undoing on given rows, reversing and paying from holds have doors of their own.
create function ledger_post(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
  p_account_kinds text[], p_account_owners text[], p_amounts bigint[], p_reference text default null)
returns ledger_result
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
begin
  return ledger_write(p_merchant, p_key, p_input_hash, p_kind, p_currency, p_account_kinds, p_account_owners,
    p_amounts, p_reference, null, null, null);
end $$;
