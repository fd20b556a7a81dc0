-- Looks something up for its partner; the nonce is spent all the same.
create or replace function wallet_find_transaction(p_merchant text, p_partner text, p_nonce text, p_transaction_id text)
returns table (status text, platform_id bigint, kind text, round_id text, amount bigint, state text, currency text)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
begin
  if not wallet_claim_nonce(p_merchant, p_partner, p_nonce) then
    return query select 'INVALID_SIGNATURE', null::bigint, null::text, null::text, null::bigint, null::text, null::text;
    return;
  end if;
  return query select 'OK', t.id, t.kind, t.round_id, t.amount, t.state, t.currency from wallet_transaction t
    where t.merchant = p_merchant and t.partner = p_partner and t.transaction_id = p_transaction_id;
end $$;

revoke all on function wallet_find_transaction from public;
grant execute on function wallet_find_transaction to maidan_app;
