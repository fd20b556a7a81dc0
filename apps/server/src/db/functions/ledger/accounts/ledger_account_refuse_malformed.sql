create or replace function ledger_account_refuse_malformed() returns trigger
language plpgsql
as $$
begin
  if new.kind not in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus', 'house', 'open_bets', 'deposits_in', 'withdrawals_out', 'bonus',
    'adjustment', 'rounding')
  then
    raise exception using errcode = 'LG001', message = format('there is no account kind %L', new.kind);
  end if;
  if new.merchant = '' or length(new.owner) > 64 or new.shard not between 0 and 192
    or (new.shard = 0) <> (new.kind in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus')) or (new.shard = 0 and new.owner = '')
  then
    raise exception using errcode = 'LG001', message = format('the account %s needs an owner', new.kind);
  end if;
  if new.balance <> 0 or new.held <> 0 or new.version <> 0 or new.may_be_negative <> (new.shard > 0) then
    raise exception using errcode = 'LG001', message = 'an account is opened empty';
  end if;
  return new;
end $$;
