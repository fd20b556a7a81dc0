-- Nonces are kept twice as long as a signature lives; a bounded share at a time, so that no call waits for it.
create or replace function wallet_forget_nonces(p_older_than_seconds int) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_forgotten bigint;
begin
  delete from vendor_nonce n using (
    select merchant, partner, nonce from vendor_nonce
    where seen_at < clock_timestamp() - make_interval(secs => p_older_than_seconds)
    order by seen_at limit 5000 for update skip locked) old
  where n.merchant = old.merchant and n.partner = old.partner and n.nonce = old.nonce;
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;

revoke all on function wallet_forget_nonces from public;
grant execute on function wallet_forget_nonces to maidan_app;
