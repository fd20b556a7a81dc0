-- What ends when somebody moves to another upline (decision 0133): what the former one gave, of each kind, with all that hangs below it.
create or replace function branch_ends(p_merchant text, p_member bigint) returns setof agent_contract
language sql stable rows 10
as $$
  select c.* from agent_contract c
  where c.merchant = p_merchant and c.downline_id = p_member and c.state = 'accepted'
  union all
  select e.* from agent_contract c
  cross join lateral contract_ends(p_merchant, c.type, p_member, null) e
  where c.merchant = p_merchant and c.downline_id = p_member and c.state = 'accepted'
$$;

revoke all on function branch_ends from public;
grant execute on function branch_ends to maidan_app;
