create or replace trigger tell_of_pay after update of state on agent_pay
  for each row when (old.state <> 'paid' and new.state = 'paid' and new.amount > 0)
  execute function tell_of_pay();
