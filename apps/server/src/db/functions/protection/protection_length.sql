-- How long the window of a limit is.
create or replace function protection_length(p_period text) returns interval
language sql immutable as $$
  select case p_period when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '30 days' end
$$;

revoke all on function protection_length from public;
