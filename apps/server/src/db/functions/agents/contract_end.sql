-- A6: ends a contract that runs, by the one who offered it (null: the house), with all that hang below it, if they are the ones that were
-- confirmed. Only 'done' has changed anything; what 'waits' has not been
-- answered yet.
create or replace function contract_end(p_merchant text, p_upline bigint, p_id bigint, p_ends bigint[]) returns text
language plpgsql
as $$
declare
  v_contract agent_contract;
  v_ends bigint[];
  v_now timestamptz;
begin
  select * into v_contract from agent_contract c
  where c.merchant = p_merchant and c.id = p_id and c.upline_id is not distinct from p_upline;
  if not found then
    return 'unknown';
  end if;
  perform contract_lock(p_merchant, v_contract.type);
  select coalesce(array_agg(e.id order by e.id), '{}') into v_ends
  from contract_ends(p_merchant, v_contract.type, v_contract.downline_id, null) e;
  select c.state into v_contract.state from agent_contract c where c.merchant = p_merchant and c.id = p_id;
  if v_contract.state = 'proposed' then
    return 'waits';
  elsif v_contract.state <> 'accepted' then
    return 'decided';
  elsif v_ends <> (select coalesce(array_agg(g order by g), '{}') from unnest(p_ends) g) then
    return 'stale';
  end if;
  -- One moment for all of them: a slot that begins in between would be the last of one and not of the other.
  v_now := platform_now();
  update agent_contract c set state = 'terminated', ended_at = v_now
  where c.merchant = p_merchant and c.state = 'accepted' and (c.id = p_id or c.id = any(v_ends));
  return 'done';
end $$;

revoke all on function contract_end from public;
grant execute on function contract_end to maidan_app;
