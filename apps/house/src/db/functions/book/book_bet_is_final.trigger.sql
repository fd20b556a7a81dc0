create or replace trigger book_bet_is_final before update on book_bet for each row execute function book_bet_is_final();
