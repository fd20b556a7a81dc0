-- Refuses what could never be posted, whatever the balances are.
create or replace function ledger_refuse_leg(p_kind text, p_account_kind text, p_amount bigint) returns void
language plpgsql
as $$
begin
  if p_amount is null or p_amount = 0 then
    raise exception using errcode = 'LG001', message = 'a leg of zero moves nothing';
  elsif p_amount not between -1000000000000 and 1000000000000 then
    raise exception using errcode = 'LG002', message = 'an amount is above the cap of one transaction';
  end if;
  raise exception using errcode = 'LG004',
    message = format('a posting of kind %s may not touch the account %s', p_kind, p_account_kind);
end $$;

revoke all on function ledger_refuse_leg from public;
