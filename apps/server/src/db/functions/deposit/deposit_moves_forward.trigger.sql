create or replace trigger deposit_moves_forward before update of state on deposit
  for each row when (old.state <> new.state) execute function deposit_moves_forward();
