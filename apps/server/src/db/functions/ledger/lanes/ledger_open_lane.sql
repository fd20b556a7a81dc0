-- Opens what the lane lacks of accounts that the platform already has, so that it is there the next time.
create or replace function ledger_open_lane(p_lane int, p_merchant text, p_currencies text[], p_platform_kinds text[],
  p_platform_owners text[])
returns void
language sql
as $$
  insert into ledger_account (merchant, kind, owner, currency, shard, may_be_negative, hash)
  select p_merchant, w.kind, w.owner, w.currency, p_lane + w.place, true,
    ledger_opening_hash(p_merchant, w.kind, w.owner, w.currency, p_lane + w.place::int)
  from unnest(p_platform_kinds, p_platform_owners, p_currencies) with ordinality as w (kind, owner, currency, place)
  where w.place <= 16 and exists (select from ledger_account a where a.merchant = p_merchant and a.kind = w.kind
    and a.owner = w.owner and a.currency = w.currency and a.shard between 1 and 64)
  on conflict do nothing
$$;

revoke all on function ledger_open_lane from public;
