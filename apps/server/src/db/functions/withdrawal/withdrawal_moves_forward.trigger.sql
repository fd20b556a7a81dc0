create or replace trigger withdrawal_moves_forward before update on withdrawal
  for each row execute function withdrawal_moves_forward();
