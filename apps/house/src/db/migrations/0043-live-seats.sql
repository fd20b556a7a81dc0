-- A seat at a live table is a player's while a page of theirs is open, and a minute longer: a reload or another device finds it again. Whoever
-- finds none free bets from behind the others.
create table live_seat (
  game_code text not null,
  place smallint not null check (place between 0 and 6),
  player_id text not null,
  is_bot boolean not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (game_code, place),
  unique (game_code, player_id)
);
grant select, insert, update, delete on live_seat to maidan_house_app;
