create or replace trigger agent_since before insert or update of type on member
  for each row execute function agent_since();
