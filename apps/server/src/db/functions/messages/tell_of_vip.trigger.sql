create or replace trigger tell_of_vip after insert on vip_change
  for each row when (new.staked is not null)
  execute function tell_of_vip();
