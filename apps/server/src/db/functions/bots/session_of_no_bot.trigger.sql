create or replace trigger session_of_no_bot before insert on session
  for each row execute function bot_refuse();
