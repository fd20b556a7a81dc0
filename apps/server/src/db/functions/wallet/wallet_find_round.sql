create or replace function wallet_find_round(p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_round text)
returns table (status text, state text, stake bigint, payout bigint, currency text, member_id bigint)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash);
  if v_in.refused is not null then
    return query select v_in.refused, null::text, null::bigint, null::bigint, null::text, null::bigint;
    return;
  end if;
  return query select 'OK', r.state, r.stake, r.payout, r.currency, r.member_id from wallet_round_of(v_in.seat, p_round) r
    where r.state is not null;
end $$;

revoke all on function wallet_find_round from public;
grant execute on function wallet_find_round to maidan_app;
