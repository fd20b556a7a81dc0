-- Rounds of many players on one clock. Who runs the clock of a game holds it for a moment and says so again and again; whoever
-- takes it up after that raises the fence, and nothing that an earlier holder still writes is taken. Nobody watching: no rounds.
create table shared_clock (
  game_code text primary key,
  holder uuid,
  fence bigint not null default 0,
  held_until timestamptz not null default '-infinity',
  wanted_until timestamptz not null default '-infinity'
);

-- A chain of hashes, walked backwards: link n is the hash of link n + 1, and the hash of link 1 is public before the first round.
-- The salt comes from elsewhere, after that.
create table shared_chain (
  id bigint generated always as identity primary key,
  game_code text not null,
  length integer not null check (length > 0),
  last_link text not null,
  commitment text not null unique,
  committed_at timestamptz not null default clock_timestamp(),
  salt text,
  salt_source text,
  salted_at timestamptz,
  next_number integer not null default 1 check (next_number between 1 and length + 1),
  check ((salt is null) = (salted_at is null)),
  check (salted_at >= committed_at),
  check (salt is not null or next_number = 1)
);
create unique index shared_chain_in_use on shared_chain (game_code) where next_number <= length;

-- Its result is fixed by its link. It tells it when it has ended.
create table shared_round (
  id uuid primary key,
  game_code text not null,
  chain_id bigint not null references shared_chain (id),
  number integer not null,
  link text not null unique,
  result integer not null,
  state text not null check (state in ('open', 'running', 'ended', 'void')),
  opened_at timestamptz not null default now(),
  starts_at timestamptz not null,
  ends_at timestamptz,
  heard_at timestamptz,
  interrupted boolean not null default false,
  ended_at timestamptz,
  unique (chain_id, number),
  check (state in ('open', 'void') or (ends_at is not null and heard_at is not null)),
  check ((state in ('ended', 'void')) = (ended_at is not null))
);
create unique index shared_round_once on shared_round (game_code) where state in ('open', 'running');
create index shared_round_by_game on shared_round (game_code, opened_at desc);

-- One bet of one player. For the wallet each is a round of its own, so that one does not wait for the other.
create table shared_bet (
  id uuid primary key,
  round_id uuid not null references shared_round (id),
  session_id uuid not null references play_session (id),
  player_id text not null,
  operation_id uuid not null,
  place smallint not null,
  stake bigint not null check (stake > 0),
  leaves_at integer check (leaves_at >= 100),
  leaves_when_lost boolean not null,
  state text not null check (state in ('bet-sent', 'placed', 'undoing', 'win-sent', 'settled', 'refused', 'rolled-back')),
  left_at integer,
  win bigint check (win >= 0),
  refusal text,
  balance_after bigint,
  attempts integer not null default 1,
  next_attempt_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (player_id, operation_id),
  check ((state in ('win-sent', 'settled')) = (win is not null))
);
create unique index shared_bet_place on shared_bet (round_id, player_id, place)
  where state in ('bet-sent', 'placed', 'win-sent', 'settled');
create index shared_bet_due on shared_bet (next_attempt_at) where state in ('bet-sent', 'undoing', 'win-sent');
create index shared_bet_news on shared_bet (round_id, updated_at);

grant select, insert, update on shared_clock, shared_chain, shared_round, shared_bet to maidan_house_app;
