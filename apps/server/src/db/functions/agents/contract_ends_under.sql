-- AGT-06: the contracts that could not go on below somebody whose own contract of this kind had these terms, and all below them. Without
-- terms: all below.
create or replace function contract_ends_under(p_merchant text, p_type text, p_member bigint, p_own agent_contract)
returns setof agent_contract
language sql stable rows 10
as $$
  with recursive ending as (
    select c.* from agent_contract c
    where c.merchant = p_merchant and c.type = p_type and c.state = 'accepted' and c.upline_id = p_member
      and not coalesce(contract_covers(p_own, c.period, c.tiers, c.fee_basis_points, c.carries_losses), false)
    union all
    select c.* from ending e
    join agent_contract c on c.merchant = p_merchant and c.type = p_type and c.state = 'accepted' and c.upline_id = e.downline_id
  )
  select * from ending
$$;
