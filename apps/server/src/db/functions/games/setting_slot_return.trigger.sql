create or replace trigger setting_slot_return after insert or update on setting
  for each row when (new.key = 'slotReturn') execute function setting_slot_return();
