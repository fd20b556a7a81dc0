-- Pools move one after the other: rounds of several games end in one statement, and would lock their pools in any order.
create or replace function jackpot_lock() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('jackpot pools', 0))
$$;

revoke all on function jackpot_lock from public;
grant execute on function jackpot_lock to maidan_house_app;
