-- HOM-09: which games are played most, counted from the rounds themselves. A bet knows nothing of it: what was bet is read
-- afterwards, by the number each transaction has anyway, and added up by day and game.

-- An account that a program plays. Its rounds move money like any other's and say nothing about what people like.
alter table member add column is_bot boolean not null default false;

create table game_play_day (
  merchant text not null,
  day date not null,
  node_id text not null,
  rounds bigint not null,
  primary key (merchant, day, node_id)
);

-- Numbers are given out before they are committed, so one below the newest may still be on its way. What was the newest some
-- time ago is complete by now: only up to there is counted.
create table game_play_mark (
  merchant text primary key,
  counted_id bigint not null,
  newest_id bigint not null,
  newest_at timestamptz not null
);
grant select on game_play_day to maidan_app;
