-- The setting and the catalogue change together: no list finds a title by a feature that it does not sell.
create or replace function setting_play_options() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform game_take_play_options(new.merchant);
  return null;
end $$;

revoke all on function setting_play_options from public;
