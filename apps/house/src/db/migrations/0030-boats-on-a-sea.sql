-- Who fishes beside whom: four boats on each sea of a water. A seat is held for a moment and again as long as its page asks for it; one
-- that was let go keeps its row, and the next who comes takes it over. No money stands here.
create table fishing_seat (
  game_code text not null,
  room text not null,
  sea integer not null check (sea >= 0),
  seat smallint not null check (seat between 0 and 3),
  player_id text not null,
  held_until timestamptz not null,
  primary key (game_code, room, sea, seat)
);
create unique index fishing_seat_of_player on fishing_seat (player_id, game_code);

grant select, insert, update, delete on fishing_seat to maidan_house_app;
