create or replace trigger shared_round_is_fixed before update on shared_round for each row execute function shared_round_is_fixed();
