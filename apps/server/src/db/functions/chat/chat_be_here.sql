-- MSG-04: a node says who has a room open there; how many people that makes on all nodes is counted anew. Whoever counts holds
-- the room's row, so that no later number is older than an earlier one. A node that fell silent is forgotten by its end. Of a
-- room that there is not, nothing is kept: pages say what they like.
create or replace function chat_be_here(
  p_merchant text, p_room text, p_node uuid, p_members bigint[], p_seconds int,
  out people int, out version bigint, out changed boolean)
language plpgsql as $$
declare
  v_before int;
begin
  people := 0;
  version := 0;
  changed := false;
  insert into chat_here_count (merchant, room)
  select r.merchant, r.room from chat_room r where r.merchant = p_merchant and r.room = p_room
  on conflict do nothing;
  select c.people, c.version into v_before, version from chat_here_count c
  where c.merchant = p_merchant and c.room = p_room for update;
  if not found then
    return;
  end if;
  if cardinality(p_members) = 0 then
    delete from chat_here h where h.merchant = p_merchant and h.room = p_room and h.node = p_node;
  else
    insert into chat_here as h (merchant, room, node, members, held_until)
    values (p_merchant, p_room, p_node, p_members, clock_timestamp() + make_interval(secs => p_seconds))
    on conflict (merchant, room, node) do update set members = excluded.members, held_until = excluded.held_until;
  end if;
  delete from chat_here h where h.merchant = p_merchant and h.room = p_room and h.held_until <= clock_timestamp();
  select count(distinct one)::int into people from chat_here h cross join unnest(h.members) one
  where h.merchant = p_merchant and h.room = p_room;
  changed := people <> v_before;
  if changed then
    version := nextval('live_version');
    update chat_here_count c set people = chat_be_here.people, version = chat_be_here.version
    where c.merchant = p_merchant and c.room = p_room;
  end if;
end $$;

revoke all on function chat_be_here from public;
grant execute on function chat_be_here to maidan_app;
