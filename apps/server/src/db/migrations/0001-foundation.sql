-- The role the application runs as. Roles belong to the whole server, so another database may be creating it right now.
do $$
begin
  if not exists (select from pg_roles where rolname = 'maidan_app') then
    create role maidan_app nologin;
  end if;
exception when duplicate_object or unique_violation then
  null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'maidan_app', 'member') then
    execute format('grant maidan_app to %I', current_user);
  end if;
end $$;

revoke create on schema public from public;
grant usage on schema public to maidan_app;
grant select on schema_migration to maidan_app;

-- Who is asking, even from inside a SECURITY DEFINER function: there current_user is the owner, but `role` still
-- names the role that the connection took.
create function platform_caller() returns name
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case current_setting('role') when 'none' then session_user else current_setting('role')::name end
$$;

-- Only the owner of the database may move the platform's clock (seeding a past, tests). For everybody else the setting
-- is as if it were not there, because any role may set a custom setting.
create function platform_clock_offset() returns interval
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

-- The only clock of the platform: every time in every table comes from here.
create function platform_now() returns timestamptz
language sql volatile
as $$
  select case
    when coalesce(current_setting('maidan.clock_offset', true), '') = '' then clock_timestamp()
    else clock_timestamp() + public.platform_clock_offset()
  end
$$;
