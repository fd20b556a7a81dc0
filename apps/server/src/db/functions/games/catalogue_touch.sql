-- Every change of the catalogue raises its number; a node that remembers lists compares it.
create or replace function catalogue_touch() returns trigger language plpgsql as $$
begin
  insert into catalogue_version as v (merchant, version)
  select distinct merchant, 1 from changed
  on conflict (merchant) do update set version = v.version + 1;
  return null;
end $$;
