create or replace trigger agent_contract_guard before insert or update or delete on agent_contract
  for each row execute function agent_contract_guard();
