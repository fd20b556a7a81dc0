-- Whoever plays with trial money has no real money here, and the other way round; points are no money at all.
create or replace function ledger_refuse_mixed_owner(p_merchant text, p_currency text, p_class text, p_kind text, p_owner text)
returns void
language plpgsql
as $$
begin
  if (p_kind = 'points') <> (p_class = 'points') then
    raise exception using errcode = 'LG003', message = format('a %s account cannot hold %s', p_kind, p_currency);
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_merchant || chr(31) || p_owner, 2));
  if exists (select from ledger_account a
    where a.merchant = p_merchant and a.kind in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus') and a.owner = p_owner and a.shard = 0
      and (ledger_currency_class(a.currency) = 'trial') <> (p_class = 'trial'))
  then
    raise exception using errcode = 'LG003',
      message = format('owner %s cannot hold %s: trial and real money never meet', p_owner, p_currency);
  end if;
end $$;

revoke all on function ledger_refuse_mixed_owner from public;
