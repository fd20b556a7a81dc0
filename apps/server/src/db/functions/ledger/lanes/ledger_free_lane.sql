-- Eight calls at a time have 16 rows of each platform account to themselves, one for each posting: shards 65 to 192. Whoever
-- comes ninth waits here, before it has locked anything.
create or replace function ledger_free_lane() returns int
language plpgsql
as $$
begin
  for v_lane in 0 .. 6 loop
    if pg_try_advisory_xact_lock(1279607123, v_lane) then
      return 64 + v_lane * 16;
    end if;
  end loop;
  perform pg_advisory_xact_lock(1279607123, 7);
  return 64 + 7 * 16;
end $$;

revoke all on function ledger_free_lane from public;
