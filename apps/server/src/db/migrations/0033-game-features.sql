-- What a game can do besides its figures, for the filters of a list.
alter table game add column features text[] not null default '{}'
  check (features <@ array['free-spins', 'multiplier', 'cascade', 'jackpot', 'buy-in']::text[]);

-- Up to which version open pages have been told: whichever node sees a change first tells it, once.
alter table catalogue_version add column announced bigint not null default 0;
grant update (announced) on catalogue_version to maidan_app;

-- A vendor rests or opens again; answers whether there is such a vendor.
create function vendor_set_state(p_merchant text, p_code text, p_state text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update vendor set state = p_state where merchant = p_merchant and code = p_code;
  return found;
end $$;
revoke all on function vendor_set_state(text, text, text) from public;
grant execute on function vendor_set_state(text, text, text) to maidan_app;

-- One title rests or opens again; null when there is no such title, false when nothing plays it yet.
create function game_set_open(p_merchant text, p_node_id text, p_open boolean) returns boolean
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
revoke all on function game_set_open(text, text, boolean) from public;
grant execute on function game_set_open(text, text, boolean) to maidan_app;
