create or replace trigger shared_bet_is_final before update on shared_bet for each row execute function shared_bet_is_final();
