create or replace trigger table_hand_is_final before update on table_hand for each row execute function table_hand_is_final();
