-- What a game house says of its engines, by the setting of return that an operator chooses (decision 0069). Of one family
-- exactly one code plays at a time, for all players.
create table game_engine (
  merchant         text not null,
  code             text not null check (length(code) between 1 and 48),
  family           text not null,
  setting          text not null,
  rtp_basis_points int not null check (rtp_basis_points between 1 and 10000),
  volatility       text not null check (volatility in ('low', 'medium', 'high')),
  lines            int check (lines > 0),
  min_stake        bigint not null check (min_stake > 0),
  features         text[] not null,
  primary key (merchant, code),
  unique (merchant, family, setting)
);
grant select on game_engine to maidan_app;

-- A world that was made before comes along when it is next started: how many slots it was made with, and which catalogue it has.
alter table sandbox_seed
  add column slot_titles int,
  add column catalogue text;
