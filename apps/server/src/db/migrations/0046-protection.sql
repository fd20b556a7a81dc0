-- What a player sets against the own excess: limits of money and time, and breaks. The application reads; limits and
-- breaks change only through functions (`functions/protection`), so that no mistake in a handler can loosen one (R1, R2).

create table player_limit (
  merchant text not null,
  member_id bigint not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Minor units; of time, minutes.
  value bigint not null check (value > 0),
  -- A looser one that was asked for, or none at all (null): from `wanted_from` on it can be confirmed, not before.
  wanted bigint check (wanted > value),
  wanted_from timestamptz,
  set_at timestamptz not null default platform_now(),
  primary key (merchant, member_id, kind, period),
  foreign key (merchant, member_id) references member (merchant, id),
  check (wanted is null or wanted_from is not null)
);

-- Every change with its time, for the player and for whoever must prove that limits held.
create table player_limit_change (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  kind text not null,
  period text not null,
  act text not null check (act in ('set', 'asked', 'confirmed', 'withdrawn')),
  value bigint,
  at timestamptz not null default platform_now(),
  primary key (merchant, id)
);
create index player_limit_change_of_member on player_limit_change (merchant, member_id, id desc);

create table player_break (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  kind text not null check (kind in ('timeout', 'exclusion')),
  starts_at timestamptz not null default platform_now(),
  -- Infinity: until the player asks in writing, and never by a button.
  ends_at timestamptz not null,
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id),
  check (ends_at > starts_at)
);
create index player_break_of_member on player_break (merchant, member_id, id desc);

-- On the member's own row, which every bet locks and every session reads: a break costs no look-up and acts at once.
alter table member add column break_until timestamptz;
alter table member add column break_kind text check (break_kind in ('timeout', 'exclusion'));
alter table member add column reality_minutes int not null default 60 check (reality_minutes between 5 and 240);

-- What a limited player staked and won, hour by hour, and the stretches in which they played. Nobody else has rows
-- here: without limits a bet pays for nothing but the look that finds none.
create table play_hour (
  merchant text not null,
  member_id bigint not null,
  hour timestamptz not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  primary key (merchant, member_id, hour)
);
create table play_stretch (
  merchant text not null,
  member_id bigint not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  primary key (merchant, member_id, started_at)
);

grant select on player_limit, player_limit_change, player_break, play_hour, play_stretch to maidan_app;
