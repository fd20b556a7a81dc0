-- Once on all nodes: the second insert waits for the first, finds it, and is refused.
create or replace function wallet_claim_nonce(p_merchant text, p_partner text, p_nonce text) returns boolean
language plpgsql as $$
begin
  insert into vendor_nonce (merchant, partner, nonce) values (p_merchant, p_partner, p_nonce) on conflict do nothing;
  return found;
end $$;

revoke all on function wallet_claim_nonce from public;
