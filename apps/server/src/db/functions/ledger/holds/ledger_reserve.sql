-- Reserve, then post or void: each hold ends exactly once. Nothing is set aside on a frozen account, and nothing set free.
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
    or p_account_kind is null or p_account_kind not in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus')
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

revoke all on function ledger_reserve from public;
grant execute on function ledger_reserve to maidan_app;
