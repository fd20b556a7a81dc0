-- The tree of a merchant: held together by whoever joins it or counts in it, alone by whoever moves a branch. To the end of the
-- transaction.
create or replace function team_lock(p_merchant text, p_alone boolean) returns void
language plpgsql
as $$
begin
  if p_alone then
    perform pg_advisory_xact_lock(hashtextextended('team:' || p_merchant, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('team:' || p_merchant, 0));
  end if;
end $$;

revoke all on function team_lock from public;
