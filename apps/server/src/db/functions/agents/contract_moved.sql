-- A4, A6: whoever moves to another upline leaves the contracts with the former one, and with them end those further down;
-- an offer of the former one that waits for an answer lapses.
create or replace function contract_moved() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_type text;
  v_now timestamptz;
begin
  foreach v_type in array '{daily,dividend,hourly,realtime}'::text[] loop
    perform contract_lock(new.merchant, v_type);
    v_now := platform_now();
    update agent_contract c set state = 'lapsed', decided_at = v_now
    where c.merchant = new.merchant and c.type = v_type and c.state = 'proposed' and c.downline_id = new.id;
    update agent_contract c set state = 'terminated', ended_at = v_now
    where c.merchant = new.merchant and c.type = v_type and c.state = 'accepted'
      and exists (select from agent_contract own where own.merchant = new.merchant and own.type = v_type and own.state = 'accepted'
        and own.downline_id = new.id)
      and (c.downline_id = new.id or c.id in (select e.id from contract_ends(new.merchant, v_type, new.id, null) e));
  end loop;
  return null;
end $$;

revoke all on function contract_moved from public;
