-- For postings that concern several accounts of owners, or a hold: locks those accounts in order and decides, before any
-- row changes, whether the money is there after each leg. A frozen account is not moved. Returns the answer if it is no, else
-- null.
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
    exit when p_account_kinds[v_leg] not in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus');
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

revoke all on function ledger_decide from public;
