-- Why these postings could not be written at once: opens what is not open yet, and answers with the row of the lane to use. A
-- frozen account of an owner is not posted to; of a frozen row of the platform the next one takes the place.
create or replace function ledger_make_ready(p_merchant text, p_postings ledger_posting[], p_legs ledger_leg[], p_shard int)
returns int
language plpgsql
as $$
declare
  v_leg record;
  v_account ledger_account;
begin
  for v_leg in
    select distinct l.kind, l.owner, (p_postings[l.posting]).currency,
      case when l.kind in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus') then 0 else p_shard end as shard
    from unnest(p_legs) l
  loop
    select * into v_account from ledger_account a
    where a.merchant = p_merchant and a.kind = v_leg.kind and a.owner = v_leg.owner and a.currency = v_leg.currency
      and a.shard = v_leg.shard;
    if v_account.id is null then
      perform ledger_open_account(p_merchant, v_leg.currency, v_leg.kind, v_leg.owner, v_leg.shard::smallint);
    elsif v_account.frozen_at is not null then
      if v_leg.shard % 16 = 0 then
        perform ledger_refuse_frozen(v_account.id);
      end if;
      return p_shard + 1;
    end if;
  end loop;
  return p_shard;
end $$;

revoke all on function ledger_make_ready from public;
