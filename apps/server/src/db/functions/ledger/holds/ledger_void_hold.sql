-- Sets free what `ledger_reserve` has set aside, unless the account is frozen.
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

revoke all on function ledger_void_hold from public;
grant execute on function ledger_void_hold to maidan_app;
