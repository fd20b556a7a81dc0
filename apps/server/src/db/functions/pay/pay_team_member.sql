-- The same of one member. The member's own slots lead there: those of a whole team and a month are many, and need no index of their own.
create or replace function pay_team_member(p_merchant text, p_agent bigint, p_line_no bigint, p_member bigint, p_from timestamptz,
  p_to timestamptz)
returns setof team_slot
language sql stable
as $$
  select s.* from turnover_slot o
  join team_slot s on s.merchant = o.merchant and s.agent_id = p_agent and s.slot = o.slot and s.member_id = o.member_id
    and s.line_no = o.line_no and (p_line_no is null or s.agent_line_no = p_line_no)
  where o.merchant = p_merchant and o.member_id = p_member and o.slot >= p_from and o.slot < p_to
$$;

revoke all on function pay_team_member from public;
grant execute on function pay_team_member to maidan_app;
