-- Reserve, then post or void: each hold ends exactly once.

create function ledger_reserve(p_merchant text, p_key text, p_input_hash bytea, p_currency text, p_account_kind text,
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
    or p_account_kind is null or p_account_kind not in ('member', 'agent', 'points')
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

-- Posts a hold: the amounts go to the given accounts, their sum leaves the held account, what is left over is set free.
create function ledger_post_hold(p_merchant text, p_hold_id bigint, p_key text, p_input_hash bytea, p_kind text,
  p_account_kinds text[], p_account_owners text[], p_amounts bigint[], p_reference text default null,
  out outcome text, out transaction_id bigint, out balances bigint[], out versions bigint[])
returns record
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account ledger_account;
  v_kinds text[];
  v_owners text[];
  v_amounts bigint[];
  v_result ledger_result;
begin
  select a.* into v_account from ledger_hold h
  join ledger_account a on a.merchant = h.merchant and a.id = h.account_id
  where h.merchant = p_merchant and h.id = p_hold_id;
  if not found then
    outcome := 'not_reserved';
    return;
  end if;
  if 0 >= any (p_amounts) then
    raise exception using errcode = 'LG001', message = 'a hold can only pay out';
  end if;
  v_kinds := v_account.kind || p_account_kinds;
  v_owners := v_account.owner || p_account_owners;
  v_amounts := (select -sum(amount)::bigint from unnest(p_amounts) as amount) || p_amounts;
  v_result := ledger_write(p_merchant, p_key, p_input_hash, p_kind, v_account.currency, v_kinds, v_owners, v_amounts,
    p_reference, null, null, p_hold_id);
  outcome := v_result.outcome;
  transaction_id := v_result.transaction_id;
  balances := v_result.balances;
  versions := v_result.versions;
end $$;

create function ledger_void_hold(p_merchant text, p_hold_id bigint,
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

-- Undoes a transaction by its exact negation, on the very same rows, at most once. A reversal is itself not reversed.
create function ledger_reverse(p_merchant text, p_key text, p_input_hash bytea, p_transaction_id bigint,
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
  v_shard int := 0;
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
    v_shard := greatest(v_shard, v_account.shard);
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
      p_reference, v_shard, p_transaction_id, null);
  end if;
  outcome := v_result.outcome;
  transaction_id := v_result.transaction_id;
  balances := v_result.balances;
  versions := v_result.versions;
end $$;
