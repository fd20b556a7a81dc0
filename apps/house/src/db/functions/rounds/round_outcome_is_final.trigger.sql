create or replace trigger round_outcome_is_final before update on round for each row execute function round_outcome_is_final();
