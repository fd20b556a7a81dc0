-- Which of the platform's first 64 rows a posting uses: its server process has one of its own, or, where two processes share a
-- number, the next that no other posting is using just now, so that no row is ever hot.
create or replace function ledger_free_shard() returns int
language plpgsql
as $$
declare
  v_shard int := pg_backend_pid() & 63;
begin
  for i in 1 .. 8 loop
    exit when pg_try_advisory_xact_lock(1279607122, v_shard);
    v_shard := (v_shard + 1) & 63;
  end loop;
  return v_shard + 1;
end $$;

revoke all on function ledger_free_shard from public;
