create or replace trigger lottery_ticket_is_final before update on lottery_ticket for each row execute function lottery_ticket_is_final();
