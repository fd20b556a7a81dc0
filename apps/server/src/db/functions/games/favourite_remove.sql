create or replace function favourite_remove(p_merchant text, p_member bigint, p_node text, out outcome text, out version bigint)
language plpgsql as $$
declare
  v_removed int;
begin
  select l.version into favourite_remove.version from favourite_list l
  where l.merchant = p_merchant and l.member_id = p_member for update;
  version := coalesce(version, 0);
  delete from favourite_game f
  where f.merchant = p_merchant and f.member_id = p_member and f.node_id = p_node;
  get diagnostics v_removed = row_count;
  outcome := 'same';
  if v_removed = 0 then
    return;
  end if;
  update favourite_list l set version = l.version + 1
  where l.merchant = p_merchant and l.member_id = p_member
  returning l.version into favourite_remove.version;
  outcome := 'changed';
end $$;

grant execute on function favourite_remove to maidan_app;
