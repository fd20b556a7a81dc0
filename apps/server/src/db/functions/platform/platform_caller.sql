-- Who is asking, even from inside a SECURITY DEFINER function: there current_user is the owner, but `role` still
-- names the role that the connection took.
create or replace function platform_caller() returns name
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case current_setting('role') when 'none' then session_user else current_setting('role')::name end
$$;
