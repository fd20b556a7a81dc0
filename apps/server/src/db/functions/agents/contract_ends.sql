-- The same where the own contract is one that was written, offered or running; null: without one.
create or replace function contract_ends(p_merchant text, p_type text, p_member bigint, p_own bigint)
returns setof agent_contract
language sql stable rows 10
as $$
  select e.* from contract_ends_under(p_merchant, p_type, p_member,
    (select a from agent_contract a where a.merchant = p_merchant and a.id = p_own)) e
$$;
