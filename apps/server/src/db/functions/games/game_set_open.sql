-- One title rests or opens again; null when there is no such title, false when nothing plays it yet.
create or replace function game_set_open(p_merchant text, p_node_id text, p_open boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  playable boolean;
begin
  select engine is not null into playable from game where merchant = p_merchant and node_id = p_node_id;
  if playable then
    update game set open = p_open where merchant = p_merchant and node_id = p_node_id;
  end if;
  return playable;
end $$;

revoke all on function game_set_open from public;
grant execute on function game_set_open to maidan_app;
