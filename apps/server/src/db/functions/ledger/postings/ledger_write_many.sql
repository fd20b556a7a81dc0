-- Writes many postings as one: in order, each a transaction of its own with its key and its entries; an account may stand in
-- several of them. Internal, for whoever has decided already that they may be (`wallet_take`) and holds the lock of their
-- owners: what cannot be written is an error and undoes all of it. Answers with their numbers. The legs come in the order of
-- their postings.
--
-- Of each account of the platform one row of a lane is used that nobody else has at this time. Every account is read once, what
-- becomes of it is counted here, and each table is written by one statement (decision 0143). It writes nothing unless every
-- account is open and not frozen. A row that somebody changed at this very moment is not written over: all is undone, to be
-- tried again.
create or replace function ledger_write_many(p_merchant text, p_postings ledger_posting[], p_legs ledger_leg[])
returns bigint[]
language plpgsql
as $$
declare
  v_shard int := ledger_free_lane() + 1;
  v_at constant timestamptz := platform_now();
  v_account record;
  v_accounts int;
  v_is_frozen boolean;
  -- Of each account: its name, and how it stands.
  v_names text[];
  v_account_ids bigint[];
  v_befores bigint[];
  v_balances bigint[];
  v_versions bigint[];
  v_times timestamptz[];
  v_hashes bytea[];
  v_lowest bigint[];
  v_may_be_negative boolean[];
  -- Of the posting and the leg at hand.
  v_leg ledger_leg;
  v_posting ledger_posting;
  v_sum bigint;
  v_may_overdraw boolean;
  v_hash bytea;
  v_id bigint;
  v_place int;
  -- What is to be written.
  v_ids bigint[];
  v_entries ledger_entry[];
  v_entry_count int := 0;
  v_transactions ledger_transaction[];
  v_leg_accounts bigint[];
  v_leg_versions bigint[];
  v_written int;
begin
  loop
    v_accounts := 0;
    v_is_frozen := false;
    for v_account in
      select a.kind || ' ' || a.currency || ' ' || a.owner as name, a.id, a.balance, a.version, greatest(a.last_at, v_at) as at,
        a.hash, case when a.shard = 0 then a.held end as held, a.may_be_negative, a.frozen_at is not null as is_frozen
      from (select distinct l.kind, l.owner, (p_postings[l.posting]).currency as currency from unnest(p_legs) l) o
      left join ledger_account a on a.merchant = p_merchant and a.kind = o.kind and a.owner = o.owner
        and a.currency = o.currency
        and a.shard = case when o.kind in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus') then 0 else v_shard end
    loop
      v_accounts := v_accounts + 1;
      v_is_frozen := v_is_frozen or v_account.is_frozen or v_account.id is null;
      v_names[v_accounts] := v_account.name;
      v_account_ids[v_accounts] := v_account.id;
      v_balances[v_accounts] := v_account.balance;
      v_versions[v_accounts] := v_account.version;
      v_times[v_accounts] := v_account.at;
      v_hashes[v_accounts] := v_account.hash;
      v_lowest[v_accounts] := v_account.held;
      v_may_be_negative[v_accounts] := v_account.may_be_negative;
    end loop;
    exit when not v_is_frozen;
    v_shard := ledger_make_ready(p_merchant, p_postings, p_legs, v_shard);
  end loop;
  v_befores := v_versions;

  for n in 1 .. cardinality(p_postings) loop
    v_posting := p_postings[n];
    v_id := nextval('ledger_transaction_id_seq');
    v_ids[n] := v_id;
    v_hash := ledger_transaction_hash(v_posting.key, v_posting.input_hash, v_posting.kind, v_posting.currency,
      v_posting.reference, v_at, null);
    v_may_overdraw := ledger_may_overdraw(v_posting.kind);
    v_sum := null;
    v_leg_accounts := '{}';
    v_leg_versions := '{}';
    loop
      v_leg := p_legs[v_entry_count + 1];
      exit when v_leg.posting is distinct from n;
      v_place := array_position(v_names, v_leg.kind || ' ' || v_posting.currency || ' ' || v_leg.owner);
      v_sum := coalesce(v_sum, 0) + v_leg.amount;
      v_balances[v_place] := v_balances[v_place] + v_leg.amount;
      v_versions[v_place] := v_versions[v_place] + 1;
      v_hashes[v_place] := ledger_entry_hash(v_hashes[v_place], v_hash, v_leg.amount);
      if v_may_overdraw then
        v_may_be_negative[v_place] := true;
      end if;
      v_entry_count := v_entry_count + 1;
      v_entries[v_entry_count] := row(p_merchant, v_account_ids[v_place], v_versions[v_place], v_id, v_leg.amount,
        v_balances[v_place], v_times[v_place], v_hashes[v_place])::ledger_entry;
      v_leg_accounts := v_leg_accounts || v_account_ids[v_place];
      v_leg_versions := v_leg_versions || v_versions[v_place];
    end loop;
    exit when v_sum is distinct from 0;
    v_transactions[n] := row(p_merchant, v_id, v_posting.key, v_posting.input_hash, v_posting.kind, v_posting.currency,
      v_posting.reference, v_at, null, v_leg_accounts, v_leg_versions)::ledger_transaction;
  end loop;
  if v_sum is distinct from 0 or v_entry_count < cardinality(p_legs) then
    raise exception using errcode = 'LG001', message = 'the legs of a posting must sum to zero';
  end if;

  update ledger_account a
  set balance = w.balance, version = w.version, last_at = w.at, hash = w.hash,
    may_be_negative = w.may_be_negative and (w.lowest is null or w.balance < w.lowest)
  from unnest(v_account_ids, v_befores, v_balances, v_versions, v_times, v_hashes, v_lowest, v_may_be_negative)
    w (id, before, balance, version, at, hash, lowest, may_be_negative)
  where a.merchant = p_merchant and a.id = w.id and a.version = w.before;
  get diagnostics v_written = row_count;
  if v_written < v_accounts then
    raise exception using errcode = 'serialization_failure', message = 'the accounts changed while they were posted to';
  end if;
  insert into ledger_entry (merchant, account_id, version, transaction_id, amount, balance_after, at, hash)
  select e.merchant, e.account_id, e.version, e.transaction_id, e.amount, e.balance_after, e.at, e.hash
  from unnest(v_entries) e;
  -- Whoever uses the same key at this very moment fails here, as in `ledger_write`.
  insert into ledger_transaction (merchant, id, key, input_hash, kind, currency, reference, at, account_ids, versions)
  select t.merchant, t.id, t.key, t.input_hash, t.kind, t.currency, t.reference, t.at, t.account_ids, t.versions
  from unnest(v_transactions) t;
  return v_ids;
end $$;

revoke all on function ledger_write_many from public;
