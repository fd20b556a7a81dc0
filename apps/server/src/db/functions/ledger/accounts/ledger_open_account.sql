-- Opens an account at its first use. The advisory lock in the refusal keeps two openings of one owner apart.
create or replace function ledger_open_account(p_merchant text, p_currency text, p_kind text, p_owner text, p_shard smallint)
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

revoke all on function ledger_open_account from public;
