-- Tables where players sit against each other (decision 0095). A table has a chain of its own, made before anybody sat there: link n is the
-- hash of link n + 1, and hand n is decided by link n and by what the players gave. Whatever happens at a table happens behind its row; one
-- house at a time does what is due there by the clock.
create table game_table (
  id uuid primary key,
  game_code text not null,
  buy_in bigint not null check (buy_in > 0),
  unit bigint not null check (unit > 0),
  state text not null default 'open' check (state in ('open', 'closed')),
  chain_length integer not null check (chain_length > 0),
  last_link text not null unique,
  commitment text not null unique,
  next_hand integer not null default 1 check (next_hand between 1 and chain_length + 1),
  dealer smallint not null default 5,
  -- When the next hand may begin.
  ready_at timestamptz not null default clock_timestamp(),
  -- When the clock has something to do; null: nothing.
  due_at timestamptz,
  version bigint not null default 1,
  holder uuid,
  fence bigint not null default 0,
  held_until timestamptz not null default '-infinity',
  created_at timestamptz not null default clock_timestamp()
);
create index game_table_due on game_table (due_at) where state = 'open';
create index game_table_open on game_table (game_code, buy_in) where state = 'open';

-- A sitting. For the wallet it is one round: the buy-in is its bet, and what is carried away its win. A bot's chips are the house's own: its rows
-- never ask the wallet.
create table table_seat (
  id uuid primary key,
  table_id uuid not null references game_table (id),
  game_code text not null,
  place smallint not null check (place between 0 and 5),
  session_id uuid references play_session (id),
  player_id text,
  operation_id uuid,
  -- Which of the bots; null: a person.
  bot smallint,
  seed text,
  buy_in bigint not null check (buy_in > 0),
  chips bigint not null check (chips >= 0),
  state text not null check (state in ('buying', 'seated', 'leaving', 'paying', 'left', 'undoing', 'refused', 'rolled-back')),
  bank_ms integer not null default 0 check (bank_ms >= 0),
  away_since timestamptz,
  hands integer not null default 0,
  win bigint check (win >= 0),
  reason text check (reason in ('asked', 'short', 'full', 'away', 'hands', 'closed')),
  refusal text,
  balance_after bigint,
  attempts integer not null default 1,
  next_attempt_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check ((bot is null) = (player_id is not null and session_id is not null and operation_id is not null and seed is not null)),
  check ((state in ('paying', 'left')) = (win is not null)),
  check (bot is null or state in ('seated', 'leaving', 'left'))
);
create unique index table_seat_operation on table_seat (player_id, operation_id);
create unique index table_seat_place on table_seat (table_id, place) where state in ('buying', 'seated', 'leaving');
create unique index table_seat_once on table_seat (player_id, game_code) where state in ('buying', 'seated', 'leaving');
create index table_seat_of_player on table_seat (player_id, game_code, created_at desc);
create index table_seat_due on table_seat (next_attempt_at) where state in ('buying', 'undoing', 'paying');
create index table_seat_at_table on table_seat (table_id) where state in ('buying', 'seated', 'leaving');

-- What is paid in is what is paid out, and the rake.
create table table_hand (
  table_id uuid not null references game_table (id),
  number integer not null,
  dealer smallint not null,
  -- In the order of play: seat, place, chips at the start.
  dealt jsonb not null,
  client_seed text not null,
  state text not null default 'playing' check (state in ('playing', 'ended', 'void')),
  turn_started_at timestamptz not null,
  pot bigint,
  rake bigint,
  paid_out bigint,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (table_id, number),
  check ((state = 'playing') = (ended_at is null)),
  check ((state = 'playing') = (pot is null)),
  check (pot = paid_out + rake and rake >= 0)
);
create unique index table_hand_once on table_hand (table_id) where state = 'playing';

create table table_action (
  table_id uuid not null,
  number integer not null,
  step smallint not null,
  place smallint not null,
  action jsonb not null,
  taken_at timestamptz not null default clock_timestamp(),
  primary key (table_id, number, step),
  foreign key (table_id, number) references table_hand (table_id, number)
);

grant select, insert, update on game_table, table_seat, table_hand to maidan_house_app;
grant select, insert on table_action to maidan_house_app;
