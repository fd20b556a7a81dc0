create or replace trigger tell_of_feedback after update of state on feedback
  for each row when (old.state <> new.state and new.state = 'answered')
  execute function tell_of_feedback();
