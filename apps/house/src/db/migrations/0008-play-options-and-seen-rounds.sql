-- What the operator lets the player of a launched game do beside playing round by round.
alter table play_session add column allows text[] not null default '{}';

-- How far a player has seen the last round of a game, to go on there on any device. No row: to its end.
create table round_seen (
  player_id text not null,
  game_code text not null,
  round_id text not null references round (id),
  place integer not null check (place > 0),
  primary key (player_id, game_code)
);
grant select, insert, update, delete on round_seen to maidan_house_app;
