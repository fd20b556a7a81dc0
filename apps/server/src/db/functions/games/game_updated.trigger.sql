create or replace trigger game_updated after update on game
  referencing new table as changed for each statement execute function catalogue_touch();
