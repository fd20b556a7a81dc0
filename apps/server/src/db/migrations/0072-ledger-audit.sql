-- The ledger looks at itself while it runs: whatever was changed by hand is found, and what does not agree stands still until
-- somebody has mended it, while all others go on.

-- Where the look has come to. One row for each merchant: whoever locks it does the work, and nobody does it twice.
create table ledger_audit (
  merchant text primary key,
  run_at timestamptz not null default '-infinity',
  -- Accounts, round and round: how far, how many so far, since when; how many and how long the last round was.
  next_account bigint not null default 0,
  seen bigint not null default 0,
  lap_began_at timestamptz not null default clock_timestamp(),
  lap_accounts bigint not null default 0,
  lap_seconds double precision,
  -- Entries, round and round, slowly; fast once the server has counted a change in what only ever grows.
  entry_account bigint not null default 0,
  entry_version bigint not null default 0,
  changes bigint not null default 0,
  hurried boolean not null default true
);

-- Each account beside its last entry, its first entry, which vouches for its name, and its holds. One statement sees one
-- moment. A handful of rows by their keys for each account, however long its history is.
create function ledger_audit_accounts(p_merchant text, p_after bigint, p_until bigint, p_frozen boolean)
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

-- Each entry beside the one before it, its transaction and its account. The first one is where the last look ended: it has
-- been looked at, and only its successors are measured by it.
create function ledger_audit_entries(p_merchant text, p_account bigint, p_version bigint, p_until bigint, p_limit int,
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

create function ledger_freeze(p_merchant text, p_account bigint, p_because text) returns boolean
language plpgsql
as $$
begin
  update ledger_account a set frozen_at = platform_now(), frozen_because = left(p_because, 300)
  where a.merchant = p_merchant and a.id = p_account and a.frozen_at is null;
  return found;
end $$;

-- One step of the look; answers with what it found, each with its account where there is one to freeze. Does nothing while
-- another node is at it, or has been within the pause.
create function ledger_audit_step(p_merchant text, p_pause interval, p_entries int)
returns table (account_id bigint, because text, frozen boolean)
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  v_state ledger_audit;
  v_until bigint;
  v_count bigint;
  v_changes bigint;
  v_limit int;
  v_found record;
begin
  insert into ledger_audit (merchant) values (p_merchant) on conflict do nothing;
  select * into v_state from ledger_audit s
  where s.merchant = p_merchant and s.run_at <= clock_timestamp() - p_pause for update skip locked;
  if not found then
    return;
  end if;

  -- An eighth of all accounts in one step, so that a round of steps of five seconds is over within a minute.
  select max(a.id), count(*) into v_until, v_count from (
    select l.id from ledger_account l where l.merchant = p_merchant and l.id > v_state.next_account
    order by l.id limit least(20000, greatest(2000, v_state.lap_accounts / 8))) a;
  for v_found in
    select * from ledger_audit_accounts(p_merchant, v_state.next_account, v_until, false)
  loop
    account_id := v_found.account_id;
    because := v_found.because;
    frozen := ledger_freeze(p_merchant, account_id, because);
    return next;
  end loop;
  v_state.seen := v_state.seen + v_count;
  v_state.next_account := v_until;
  if v_until is null or not exists (
    select from ledger_account l where l.merchant = p_merchant and l.id > v_until) then
    v_state.next_account := 0;
    v_state.lap_accounts := v_state.seen;
    v_state.seen := 0;
    v_state.lap_seconds := extract(epoch from clock_timestamp() - v_state.lap_began_at);
    v_state.lap_began_at := clock_timestamp();
  end if;

  -- What only ever grows has no updates and no deletes; the server counts them. One more, or a count that began anew, and
  -- everything is looked at from the beginning, as fast as may be.
  v_changes := pg_stat_get_tuples_updated('ledger_entry'::regclass) + pg_stat_get_tuples_deleted('ledger_entry'::regclass)
    + pg_stat_get_tuples_updated('ledger_transaction'::regclass) + pg_stat_get_tuples_deleted('ledger_transaction'::regclass);
  if v_changes <> v_state.changes then
    v_state.changes := v_changes;
    v_state.hurried := true;
    v_state.entry_account := 0;
    v_state.entry_version := 0;
  end if;
  v_limit := case when v_state.hurried then p_entries * 20 else p_entries end;
  v_count := 0;
  for v_found in
    select * from ledger_audit_entries(p_merchant, v_state.entry_account, v_state.entry_version, 9223372036854775807, v_limit,
      false)
  loop
    if v_found.seen is not null then
      v_state.entry_account := v_found.last_account;
      v_state.entry_version := v_found.last_version;
      v_count := v_found.seen;
    else
      account_id := v_found.account_id;
      because := v_found.because;
      frozen := ledger_freeze(p_merchant, account_id, because);
      return next;
    end if;
  end loop;
  if v_count < v_limit then
    v_state.entry_account := 0;
    v_state.entry_version := 0;
    v_state.hurried := false;
  end if;
  update ledger_audit s set run_at = clock_timestamp(), next_account = v_state.next_account, seen = v_state.seen,
    lap_began_at = v_state.lap_began_at, lap_accounts = v_state.lap_accounts, lap_seconds = v_state.lap_seconds,
    entry_account = v_state.entry_account, entry_version = v_state.entry_version, changes = v_state.changes,
    hurried = v_state.hurried
  where s.merchant = p_merchant;
end $$;

-- Sets an account free that agrees again, from its first entry to its last. Else it says why not, and nothing changes.
create function ledger_release(p_merchant text, p_account bigint) returns text
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_because text;
begin
  perform from ledger_account a
  where a.merchant = p_merchant and a.id = p_account and a.frozen_at is not null for update;
  if not found then
    return 'it is not frozen';
  end if;
  select q.because into v_because from (
    select f.because from ledger_audit_accounts(p_merchant, p_account - 1, p_account, true) f
    union all
    select g.because from ledger_audit_entries(p_merchant, p_account, 0, p_account, 2147483647, true) g
  ) q where q.because is not null limit 1;
  if v_because is null then
    update ledger_account a set frozen_at = null, frozen_because = null where a.merchant = p_merchant and a.id = p_account;
  end if;
  return v_because;
end $$;

revoke execute on function ledger_audit_accounts, ledger_audit_entries, ledger_freeze, ledger_audit_step, ledger_release
  from public;
grant execute on function ledger_audit_step, ledger_release to maidan_app;
grant select on ledger_audit to maidan_app;
