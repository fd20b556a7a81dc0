create or replace trigger tell_of_transfer after insert on upline_transfer
  for each row execute function tell_of_transfer();
