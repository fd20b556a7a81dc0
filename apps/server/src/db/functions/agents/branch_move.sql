-- A2, A4, A5: puts somebody with all below under another upline, if the contracts that end by it are exactly those that were confirmed.
-- Only 'moved' has changed anything. Nobody is put where the own contracts could not be given again, or above the upline's rebate.
create or replace function branch_move(p_merchant text, p_member bigint, p_upline bigint, p_ends bigint[]) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_member member;
  v_upline member;
  v_type text;
begin
  -- As team_move and whoever changes contracts have them: members, the tree, each kind of contract.
  perform from member m
  where m.merchant = p_merchant and m.id in (p_member, p_upline) order by m.id for no key update;
  perform team_lock(p_merchant, true);
  foreach v_type in array '{daily,dividend,hourly,realtime}'::text[] loop
    perform contract_lock(p_merchant, v_type);
  end loop;
  select * into v_member from member m where m.merchant = p_merchant and m.id = p_member;
  select * into v_upline from member m where m.merchant = p_merchant and m.id = p_upline;
  if v_member.id is null or v_upline.id is null then
    return 'unknown';
  elsif v_member.upline_id is null then
    return 'root';
  elsif v_upline.id = v_member.id or exists (
    select from team_line l where l.merchant = p_merchant and l.above_id = v_member.id and l.below_id = v_upline.id)
  then
    return 'circle';
  elsif v_member.upline_id = v_upline.id then
    return 'same';
  elsif v_member.rebate_basis_points > v_upline.rebate_basis_points then
    return 'rebate';
  elsif exists (
    select from agent_contract c
    where c.merchant = p_merchant and c.downline_id = v_member.id and c.state = 'accepted' and not exists (
      select from agent_contract a
      where a.merchant = p_merchant and a.downline_id = v_upline.id and a.type = c.type and a.state = 'accepted'
        and contract_covers(a, c.period, c.tiers, c.fee_basis_points, c.carries_losses)))
  then
    return 'uncovered';
  elsif (select coalesce(array_agg(e.id order by e.id), '{}') from branch_ends(p_merchant, v_member.id) e)
    <> (select coalesce(array_agg(g order by g), '{}') from unnest(p_ends) g)
  then
    return 'stale';
  end if;
  return team_move(p_merchant, v_member.id, v_upline.id);
end $$;

revoke all on function branch_move from public;
grant execute on function branch_move to maidan_app;
