-- Everything that was there at a moment has been counted.
create or replace function team_note_counted(p_merchant text, p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into team_counted (merchant, at) values (p_merchant, p_at) on conflict (merchant) do update set at = excluded.at
$$;

revoke all on function team_note_counted from public;
grant execute on function team_note_counted to maidan_app;
