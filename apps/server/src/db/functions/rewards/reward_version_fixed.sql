-- What was switched on stays as it was read: another version takes its place from the next period on.
create or replace function reward_version_fixed() returns trigger
language plpgsql
as $$
begin
  if old.on_from is not null and new.on_from is distinct from old.on_from then
    raise exception 'version % of the reward % was switched on and stays', old.version, old.code;
  end if;
  return new;
end $$;
