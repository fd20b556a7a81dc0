-- AGT-06: the contracts that could not go on below somebody whose own contract of this kind paid this rate by this period, and all below
-- them. Without a rate: all below.
create or replace function contract_ends(p_merchant text, p_type text, p_member bigint, p_rate int, p_period text)
returns setof agent_contract
language sql stable rows 10
as $$
  with recursive ending as (
    select c.* from agent_contract c
    where c.merchant = p_merchant and c.type = p_type and c.state = 'accepted' and c.upline_id = p_member
      and (p_rate is null or c.rate_basis_points > p_rate or c.period <> p_period)
    union all
    select c.* from ending e
    join agent_contract c on c.merchant = p_merchant and c.type = p_type and c.state = 'accepted' and c.upline_id = e.downline_id
  )
  select * from ending
$$;
