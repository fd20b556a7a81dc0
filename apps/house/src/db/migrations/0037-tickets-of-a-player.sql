-- A ticket whose way to play is no longer known goes back, and says so.
alter table lottery_ticket drop constraint lottery_ticket_returned_for_check;
alter table lottery_ticket add check (returned_for in ('cancelled', 'stopped', 'late', 'void'));

-- What a player has open is counted without a look at all that they ever bought. Those that have ended stay as they are.
alter table lottery_ticket add column player_id text;
update lottery_ticket t set player_id = o.player_id from lottery_order o
where o.id = t.order_id and t.state in ('bet-sent', 'placed');
create index lottery_ticket_open on lottery_ticket (player_id, lottery) where state in ('bet-sent', 'placed');
