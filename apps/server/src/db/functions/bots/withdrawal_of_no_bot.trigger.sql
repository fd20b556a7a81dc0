create or replace trigger withdrawal_of_no_bot before insert on withdrawal
  for each row execute function bot_refuse();
