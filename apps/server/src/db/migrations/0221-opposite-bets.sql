-- T9: how often two accounts of one team had bets in rounds that ended together, and how often exactly one of them won. Kept for two weeks.
create table team_opposite (
  merchant text not null,
  day      date not null,
  one_id   bigint not null,
  other_id bigint not null,
  together int not null,
  opposite int not null,
  primary key (merchant, day, one_id, other_id),
  check (one_id < other_id and opposite between 0 and together)
);
-- Bets that were placed up to this moment have been looked at.
create table team_opposite_clock (
  merchant text primary key,
  seen_at  timestamptz not null
);
grant select on team_opposite to maidan_app;
