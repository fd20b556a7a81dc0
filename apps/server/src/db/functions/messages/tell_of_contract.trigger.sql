create or replace trigger tell_of_contract after insert or update of state on agent_contract
  for each row execute function tell_of_contract();
