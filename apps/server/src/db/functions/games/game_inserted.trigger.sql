create or replace trigger game_inserted after insert on game
  referencing new table as changed for each statement execute function catalogue_touch();
