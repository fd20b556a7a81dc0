-- MSG-03: a rank is told where and when it is written, so that none comes unannounced.
create or replace function tell_of_vip() returns trigger
language plpgsql
as $$
begin
  insert into platform_message (merchant, member_id, kind, facts)
  values (new.merchant, new.member_id, 'vip-reached', jsonb_build_object('level', new.level, 'name', new.name));
  return null;
end $$;
