-- MOD-03, A5, A6: one answer to a proposal by the one it was made to. Accepting ends the contract of this kind that ran before and those
-- below that could not go on, if they are exactly the ones that were confirmed. Only 'done' has changed anything.
create or replace function contract_answer(p_merchant text, p_member bigint, p_id bigint, p_type text, p_accept boolean, p_ends bigint[])
returns text
language plpgsql
as $$
declare
  v_contract agent_contract;
  v_ends bigint[];
  v_now timestamptz;
begin
  perform contract_lock(p_merchant, p_type);
  select * into v_contract from agent_contract c
  where c.merchant = p_merchant and c.id = p_id and c.downline_id = p_member and c.type = p_type;
  if not found then
    return 'unknown';
  elsif v_contract.state in ('withdrawn', 'lapsed') then
    return 'withdrawn';
  elsif v_contract.state <> 'proposed' then
    return 'decided';
  end if;
  v_now := platform_now();
  if not p_accept then
    update agent_contract c set state = 'rejected', decided_at = v_now where c.merchant = p_merchant and c.id = p_id;
    return 'done';
  end if;
  if not exists (
    select from member m
    where m.merchant = p_merchant and m.id = p_member and m.upline_id is not distinct from v_contract.upline_id)
    or (v_contract.upline_id is not null and not exists (
      select from agent_contract a
      where a.merchant = p_merchant and a.type = p_type and a.state = 'accepted' and a.downline_id = v_contract.upline_id
        and contract_covers(a, v_contract.period, v_contract.tiers, v_contract.fee_basis_points, v_contract.carries_losses)))
  then
    return 'above';
  end if;
  select coalesce(array_agg(e.id order by e.id), '{}') into v_ends
  from contract_ends(p_merchant, p_type, p_member, p_id) e;
  if v_ends <> (select coalesce(array_agg(g order by g), '{}') from unnest(p_ends) g) then
    return 'stale';
  end if;
  -- In one statement, so that no moment has the one without the other.
  update agent_contract c set state = case when c.id = p_id then 'accepted' else 'terminated' end,
    decided_at = coalesce(c.decided_at, v_now), ended_at = case when c.id <> p_id then v_now end
  where c.merchant = p_merchant
    and (c.id = p_id or (c.state = 'accepted' and (c.id = any(v_ends) or (c.downline_id = p_member and c.type = p_type))));
  return 'done';
end $$;

revoke all on function contract_answer from public;
grant execute on function contract_answer to maidan_app;
