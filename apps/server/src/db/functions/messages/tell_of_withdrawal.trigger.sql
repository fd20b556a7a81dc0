create or replace trigger tell_of_withdrawal after update of state on withdrawal
  for each row when (old.state <> new.state and new.state in ('disbursed', 'rejected', 'failed', 'refunded'))
  execute function tell_of_withdrawal();
