-- The setting and the catalogue change together: no list ever says another return than is played.
create or replace function setting_slot_return() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform game_take_return(new.merchant, new.value #>> '{}');
  return null;
end $$;

revoke all on function setting_slot_return from public;
