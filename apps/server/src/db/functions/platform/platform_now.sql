-- The only clock of the platform: every time in every table comes from here.
create or replace function platform_now() returns timestamptz
language sql volatile
as $$
  select case
    when coalesce(current_setting('maidan.clock_offset', true), '') = '' then clock_timestamp()
    else clock_timestamp() + public.platform_clock_offset()
  end
$$;
