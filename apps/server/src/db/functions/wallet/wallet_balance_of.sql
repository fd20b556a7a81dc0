-- What can be played with, from the purse of the seat: held money stays out of games. Only the main purse has a version: live
-- news speaks of nothing else.
create or replace function wallet_balance_of(p_seat launch_session, out balance bigint, out version bigint)
language plpgsql stable as $$
begin
  select a.balance - a.held, a.version into balance, version from ledger_account a
  where a.merchant = p_seat.merchant and a.shard = 0
    and a.kind = case p_seat.wallet when 'vendor' then 'vendor_wallet' else 'member' end
    and a.owner = case p_seat.wallet when 'vendor' then p_seat.member_id || ':' || p_seat.vendor_code
      else p_seat.member_id::text end
    and a.currency = p_seat.currency;
  balance := coalesce(balance, 0);
  version := case p_seat.wallet when 'main' then coalesce(version, 0) end;
end $$;

revoke all on function wallet_balance_of from public;
