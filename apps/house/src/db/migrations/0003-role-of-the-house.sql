-- The role the house runs as: it plays rounds and owns nothing. Roles belong to the whole server, so another database may
-- be creating it right now.
do $$
begin
  if not exists (select from pg_roles where rolname = 'maidan_house_app') then
    create role maidan_house_app nologin;
  end if;
exception when duplicate_object or unique_violation then
  null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'maidan_house_app', 'member') then
    execute format('grant maidan_house_app to %I', current_user);
  end if;
end $$;

revoke create on schema public from public;
grant usage on schema public to maidan_house_app;
grant select on house_migration to maidan_house_app;
grant select, insert, update on play_session, seed_pair, round, own_wallet, wallet_transfer to maidan_house_app;
grant select, insert, delete on launch_nonce to maidan_house_app;
