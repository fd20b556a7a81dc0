create or replace trigger team_joined after insert on member
  for each row when (new.upline_id is not null)
  execute function team_keep();
