create or replace trigger game_deleted after delete on game
  referencing old table as changed for each statement execute function catalogue_touch();
