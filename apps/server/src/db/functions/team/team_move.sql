-- Puts a member, with everybody below, under another one, or under nobody: 'moved', 'same' when that is where the member is,
-- 'circle' when the other one is below, 'unknown' when there is no such member. Who may, the caller has asked.
create or replace function team_move(p_merchant text, p_member bigint, p_upline bigint) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_upline bigint;
begin
  -- The lower id first, as transfers do, and the tree after its members, as any other writer has it.
  perform from member m
  where m.merchant = p_merchant and m.id in (p_member, p_upline) order by m.id for no key update;
  perform team_lock(p_merchant, true);
  select m.upline_id into v_upline from member m where m.merchant = p_merchant and m.id = p_member;
  if not found or (p_upline is not null
    and not exists (select from member m where m.merchant = p_merchant and m.id = p_upline))
  then
    return 'unknown';
  end if;
  if v_upline is not distinct from p_upline then
    return 'same';
  end if;
  if p_upline = p_member or exists (
    select from team_line l where l.merchant = p_merchant and l.above_id = p_member and l.below_id = p_upline)
  then
    return 'circle';
  end if;
  update member m set upline_id = p_upline where m.merchant = p_merchant and m.id = p_member;
  return 'moved';
end $$;

revoke all on function team_move from public;
grant execute on function team_move to maidan_app;
