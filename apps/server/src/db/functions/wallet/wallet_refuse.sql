-- The outcome of a transaction that is refused.
create or replace function wallet_refuse(p_status text) returns wallet_outcome
language sql immutable as $$
  select row(p_status, null, null, null, false, false)::wallet_outcome
$$;

revoke all on function wallet_refuse from public;
