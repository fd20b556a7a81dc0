-- Lotteries. Their time is that of the database; a sandbox or a test may set it ahead, the house itself may not.
create table lottery_clock (
  one boolean primary key default true check (one),
  ahead interval not null default '0'
);
insert into lottery_clock default values;

-- A chain has a link for each minute from its first one on: link n is the hash of link n + 1, and the hash of link 1 is public before
-- that minute. The salt comes from elsewhere, after that. Chains follow each other without a gap.
create table lottery_chain (
  id bigint generated always as identity primary key,
  first_minute integer not null unique,
  length integer not null check (length > 0),
  last_link text not null,
  commitment text not null unique,
  committed_at timestamptz not null default clock_timestamp(),
  salt text,
  salt_source text,
  salted_at timestamptz,
  check ((salt is null) = (salted_at is null)),
  check (salted_at >= committed_at)
);

-- What was drawn where somebody had a ticket. What nobody bet on is computed from the chain when somebody asks.
create table lottery_draw (
  lottery text not null,
  minute integer not null,
  chain_id bigint not null references lottery_chain (id),
  link text not null,
  numbers integer[] not null,
  drawn_at timestamptz not null default clock_timestamp(),
  primary key (lottery, minute)
);

-- One purchase: the same lines for one draw or for several that follow each other. Its stakes are asked for together.
create table lottery_order (
  id uuid primary key,
  session_id uuid not null references play_session (id),
  player_id text not null,
  lottery text not null,
  operation_id uuid not null,
  bet jsonb not null,
  stake bigint not null check (stake > 0),
  stops_on_win boolean not null,
  state text not null check (state in ('sent', 'placed', 'refused', 'returned')),
  refusal text,
  attempts integer not null default 1,
  next_attempt_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (player_id, operation_id),
  check ((state = 'refused') = (refusal is not null))
);
create index lottery_order_due on lottery_order (next_attempt_at) where state = 'sent';
create index lottery_order_of_player on lottery_order (player_id, lottery, created_at desc);

-- Its part in one draw; for the wallet each is a round of its own, so that one can be settled and the next taken back.
create table lottery_ticket (
  id uuid primary key,
  order_id uuid not null references lottery_order (id),
  lottery text not null,
  minute integer not null,
  stake bigint not null check (stake > 0),
  state text not null check (state in ('bet-sent', 'placed', 'undoing', 'win-sent', 'settled', 'refused', 'rolled-back')),
  win bigint check (win >= 0),
  returned_for text check (returned_for in ('cancelled', 'stopped', 'late')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  unique (order_id, minute),
  check ((state in ('win-sent', 'settled')) = (win is not null))
);
create index lottery_ticket_waiting on lottery_ticket (minute, lottery, id) where state in ('bet-sent', 'placed');
create index lottery_ticket_due on lottery_ticket (next_attempt_at) where state in ('undoing', 'win-sent');

grant select on lottery_clock to maidan_house_app;
grant select, insert, update on lottery_chain, lottery_order, lottery_ticket to maidan_house_app;
grant select, insert on lottery_draw to maidan_house_app;
