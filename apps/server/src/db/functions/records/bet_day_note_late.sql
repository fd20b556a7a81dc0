-- Notes the day of a round that changed after it was counted.
create or replace function bet_day_note_late() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.placed_at >= platform_now() - interval '10 minutes' then
    return null;
  end if;
  -- Touches the row also when it is there: whoever counts the day anew waits for this change, or this change notes it again.
  insert into bet_day_stale as s (merchant, member_id, day)
  values (new.merchant, new.member_id, record_day(new.placed_at))
  on conflict (merchant, member_id, day) do update set noted_at = platform_now();
  -- Whoever is above has counted the day too.
  insert into team_stale as s (merchant, member_id, day)
  select new.merchant, new.member_id, record_day(new.placed_at)
  where exists (select from team_span l where l.merchant = new.merchant and l.below_id = new.member_id)
  on conflict (merchant, member_id, day) do update set noted_at = platform_now();
  return null;
end $$;

revoke all on function bet_day_note_late from public;
