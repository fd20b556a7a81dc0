-- Writes one transaction, or answers why not; every answer but "posted" is given before the first row changes. Internal:
-- the doors (`ledger_post` and others) decide who may ask for what. It is written for speed in three ways. Every statement
-- names single rows by a unique key, so that its plan is the same however much or little the server knows about the tables.
-- There are few expressions, because a server function prepares each of them anew in every transaction; a loop prepares them
-- once. And no two postings at a time use one row of a platform's account, so that no row is hot.
--
-- With a hold, leg 1 is the held account, and what the hold pays may overdraw it. A frozen account of an owner is not posted
-- to; of a frozen row of the platform the next one takes the place, so that others go on. Therefore the rows that a transaction
-- is undone on are given one by one.
create or replace function ledger_write(p_merchant text, p_key text, p_input_hash bytea, p_kind text, p_currency text,
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
    if p_account_kinds[i] in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus') then
      v_owners := v_owners + 1;
      if p_account_kinds[i] = 'locked_bonus' and not ledger_kind_fits(p_account_kinds[i], p_kind) then
        perform ledger_refuse_leg(p_kind, p_account_kinds[i], p_amounts[i]);
      end if;
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

revoke all on function ledger_write from public;
