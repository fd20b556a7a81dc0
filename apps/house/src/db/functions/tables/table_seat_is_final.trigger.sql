create or replace trigger table_seat_is_final before update on table_seat for each row execute function table_seat_is_final();
