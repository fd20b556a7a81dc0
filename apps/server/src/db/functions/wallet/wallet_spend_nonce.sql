-- For a request of which nothing was taken; false when it was heard before.
create or replace function wallet_spend_nonce(p_merchant text, p_partner text, p_nonce text) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
begin
  return wallet_claim_nonce(p_merchant, p_partner, p_nonce);
end $$;

revoke all on function wallet_spend_nonce from public;
grant execute on function wallet_spend_nonce to maidan_app;
