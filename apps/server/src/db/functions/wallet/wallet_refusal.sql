-- The answer to a call that is refused, with the balance as it stands.
create or replace function wallet_refusal(p_status text, p_seat launch_session) returns wallet_reply
language plpgsql stable as $$
declare
  v_balance bigint;
begin
  if p_seat.member_id is not null then
    select b.balance into v_balance from wallet_balance_of(p_seat) b;
  end if;
  return row(p_status, v_balance, p_seat.currency, '{}'::bigint[], p_seat.member_id, null, false)::wallet_reply;
end $$;

revoke all on function wallet_refusal from public;
