create or replace trigger tell_of_deposit after update of state on deposit
  for each row when (old.state <> new.state and new.state in ('paid', 'partly', 'late') and new.credited is not null)
  execute function tell_of_deposit();
