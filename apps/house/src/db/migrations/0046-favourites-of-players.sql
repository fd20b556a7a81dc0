-- The teams that a player follows, on whichever device.
create table book_favourite (
  player_id text not null,
  league text not null check (length(league) <= 32),
  team smallint not null check (team >= 0),
  primary key (player_id, league, team)
);

grant select, insert, delete on book_favourite to maidan_house_app;
