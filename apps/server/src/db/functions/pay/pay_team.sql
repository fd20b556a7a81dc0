-- What was settled below an agent in a stretch of time while the agent was in this line (null: in any). Whatever is paid, shown or tried asks here.
create or replace function pay_team(p_merchant text, p_agent bigint, p_line_no bigint, p_from timestamptz, p_to timestamptz)
returns setof team_slot
language sql stable
as $$
  select s.* from team_slot s
  where s.merchant = p_merchant and s.agent_id = p_agent and s.slot >= p_from and s.slot < p_to
    and (p_line_no is null or s.agent_line_no = p_line_no)
$$;

revoke all on function pay_team from public;
grant execute on function pay_team to maidan_app;
