-- A6: takes back an offer that waits, by the one who made it (null: the house). Only 'done' has changed anything.
create or replace function contract_withdraw(p_merchant text, p_upline bigint, p_id bigint) returns text
language plpgsql
as $$
declare
  v_type text;
begin
  select c.type into v_type from agent_contract c
  where c.merchant = p_merchant and c.id = p_id and c.upline_id is not distinct from p_upline;
  if not found then
    return 'unknown';
  end if;
  -- Before its row, as whoever answers does.
  perform contract_lock(p_merchant, v_type);
  update agent_contract c set state = 'withdrawn', decided_at = platform_now()
  where c.merchant = p_merchant and c.id = p_id and c.state = 'proposed';
  return case when found then 'done' else 'decided' end;
end $$;

revoke all on function contract_withdraw from public;
grant execute on function contract_withdraw to maidan_app;
