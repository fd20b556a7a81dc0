-- Takes one contract a step further: finds the next of its slots that has any turnover, or reckons that slot, which is closed. Whichever is
-- due first comes first, so that what a slot leaves behind is there for the next.
create or replace function pay_step(p_merchant text, p_closed timestamptz) returns boolean
language plpgsql
as $$
declare
  v_mark agent_pay_mark;
  v_contract agent_contract;
  v_slot text;
  v_fact timestamptz;
  v_start timestamptz;
begin
  select * into v_mark from agent_pay_mark k
  where k.merchant = p_merchant and k.due_at <= p_closed
  order by k.due_at, k.exact, k.slot_start, k.contract_id limit 1;
  if not found then
    return false;
  end if;
  select * into v_contract from agent_contract c where c.merchant = p_merchant and c.id = v_mark.contract_id;
  v_slot := pay_slot_of(v_contract.type, v_contract.period);
  v_start := v_mark.slot_start;
  if v_mark.exact then
    perform pay_write(p_merchant, v_contract, v_mark.slot_start, v_mark.due_at);
    v_start := v_mark.due_at;
  else
    select min(s.slot) into v_fact from pay_team(p_merchant, v_contract.downline_id, v_contract.line_no, v_start, p_closed) s;
    -- Without any, everything that is closed is passed over.
    v_start := greatest(v_start, pay_slot_start(v_slot, coalesce(v_fact, p_closed)));
  end if;
  if v_start >= v_contract.ends_at then
    delete from agent_pay_mark k where k.merchant = p_merchant and k.contract_id = v_mark.contract_id;
  else
    update agent_pay_mark k set slot_start = v_start, due_at = pay_slot_end(v_slot, v_start),
      exact = not v_mark.exact and v_fact is not null
    where k.merchant = p_merchant and k.contract_id = v_mark.contract_id;
  end if;
  return true;
end $$;

revoke all on function pay_step from public;
