create or replace trigger book_leg_is_fixed before update of odds, match_id, market, selection on book_leg
  for each row execute function book_leg_is_fixed();
