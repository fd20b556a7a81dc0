-- Only the owner of the database may move the platform's clock (seeding a past, tests). For everybody else the setting
-- is as if it were not there, because any role may set a custom setting.
create or replace function platform_clock_offset() returns interval
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_owner name;
begin
  select pg_get_userbyid(proowner) into v_owner from pg_proc where oid = 'public.platform_now()'::regprocedure;
  if public.platform_caller() = v_owner then
    return current_setting('maidan.clock_offset')::interval;
  end if;
  return interval '0';
end $$;
