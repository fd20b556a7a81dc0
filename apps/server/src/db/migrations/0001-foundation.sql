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
