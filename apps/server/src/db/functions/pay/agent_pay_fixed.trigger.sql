create or replace trigger agent_pay_fixed before update or delete on agent_pay
  for each row execute function agent_pay_fixed();
