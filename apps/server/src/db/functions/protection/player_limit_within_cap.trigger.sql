create or replace trigger player_limit_within_cap before insert or update on player_limit
  for each row when (greatest(new.value, new.wanted) > 1000000000000) execute function player_limit_within_cap();
