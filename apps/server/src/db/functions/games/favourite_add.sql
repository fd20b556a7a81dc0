-- A second call changes nothing and says the same, so a lost answer may be asked for again.
create or replace function favourite_add(
  p_merchant text, p_member bigint, p_node text, p_most int, out outcome text, out version bigint)
language plpgsql as $$
declare
  v_added int;
begin
  insert into favourite_list as l (merchant, member_id) values (p_merchant, p_member)
  on conflict (merchant, member_id) do update set version = l.version
  returning l.version into favourite_add.version;
  outcome := 'same';
  if exists (select from favourite_game f
             where f.merchant = p_merchant and f.member_id = p_member and f.node_id = p_node) then
    return;
  end if;
  if (select count(*) from favourite_game f where f.merchant = p_merchant and f.member_id = p_member) >= p_most then
    outcome := 'full';
    return;
  end if;
  -- A game that is in no catalogue is in no favourites.
  insert into favourite_game (merchant, member_id, node_id, place)
  select g.merchant, p_member, g.node_id, favourite_add.version + 1 from game g
  where g.merchant = p_merchant and g.node_id = p_node;
  get diagnostics v_added = row_count;
  if v_added = 0 then
    outcome := 'unknown';
    return;
  end if;
  update favourite_list l set version = l.version + 1
  where l.merchant = p_merchant and l.member_id = p_member
  returning l.version into favourite_add.version;
  outcome := 'changed';
end $$;

grant execute on function favourite_add to maidan_app;
