create or replace trigger contract_moved after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id)
  execute function contract_moved();
