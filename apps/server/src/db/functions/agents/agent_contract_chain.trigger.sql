create or replace trigger agent_contract_chain after update on agent_contract
  referencing new table as changed for each statement execute function agent_contract_chain();
