create or replace trigger agent_pay_sum after insert or update of state on agent_pay
  for each row execute function agent_pay_sum();
