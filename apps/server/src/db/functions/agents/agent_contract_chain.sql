-- A4: when a statement is done, each contract has one of the same kind above it that covers it, up to the house. The guard
-- has the lock already: whoever changed something at the same moment is seen here, or waits and sees this.
create or replace function agent_contract_chain() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if exists (
    select from changed n
    join agent_contract c on c.merchant = n.merchant and c.type = n.type and c.state = 'accepted' and c.upline_id is not null
      and n.downline_id in (c.downline_id, c.upline_id)
    where not exists (
      select from agent_contract a
      where a.merchant = c.merchant and a.type = c.type and a.state = 'accepted' and a.downline_id = c.upline_id
        and contract_covers(a, c.period, c.tiers, c.fee_basis_points, c.carries_losses)))
  then
    raise exception 'a contract promises more than the one above it' using errcode = 'check_violation';
  end if;
  return null;
end $$;

revoke all on function agent_contract_chain from public;
