-- The sports book. A season is promised by the hash of one seed; the seeds of its matches follow from it, so nothing is stored of a
-- match that nobody bet on.
create table book_season (
  league text not null,
  season integer not null,
  seed text not null,
  commitment text not null unique,
  committed_at timestamptz not null default clock_timestamp(),
  primary key (league, season)
);

-- A match that somebody bet on, until its result stands. `announced` is what its bets were settled by at first.
create table book_match (
  id text primary key,
  state text not null default 'open' check (state in ('open', 'announced', 'final')),
  ends_at timestamptz not null,
  final_at timestamptz not null check (final_at >= ends_at)
);
create index book_match_due on book_match ((case state when 'open' then ends_at else final_at end)) where state <> 'final';

-- For the wallet each bet is a round of its own.
create table book_bet (
  id uuid primary key,
  session_id uuid not null references play_session (id),
  player_id text not null,
  operation_id uuid not null,
  stake bigint not null check (stake > 0),
  open_stake bigint not null check (open_stake between 0 and stake),
  size smallint not null check (size > 0),
  accepts text not null check (accepts in ('same', 'better', 'any')),
  state text not null
    check (state in ('waiting', 'bet-sent', 'open', 'undoing', 'settled', 'offered', 'refused', 'rolled-back')),
  paid bigint not null default 0 check (paid >= 0),
  is_corrected boolean not null default false,
  refusal text,
  attempts integer not null default 1,
  next_attempt_at timestamptz,
  placed_at timestamptz not null default clock_timestamp(),
  unique (player_id, operation_id)
);
create index book_bet_due on book_bet (next_attempt_at) where next_attempt_at is not null;
create index book_bet_of_player on book_bet (player_id, placed_at desc);

create table book_leg (
  bet_id uuid not null references book_bet (id),
  place smallint not null,
  match_id text not null,
  market text not null,
  selection text not null,
  step integer not null,
  odds integer not null check (odds >= 100),
  result text check (result in ('won', 'lost', 'void')),
  now_step integer,
  now_odds integer,
  primary key (bet_id, place)
);
create index book_leg_of_match on book_leg (match_id, market, selection);

-- What the house pays for a bet, one after the other: parts that are bought back, the settlement, and what a corrected result changes.
-- `take-back` undoes a payment that the corrected result does not give.
create table book_payment (
  bet_id uuid not null references book_bet (id),
  number smallint not null,
  kind text not null check (kind in ('cash-out', 'settlement', 'take-back', 'correction')),
  operation_id uuid,
  amount bigint not null check (amount >= 0),
  stake bigint not null default 0 check (stake >= 0),
  closes boolean not null,
  undoes smallint,
  state text not null default 'sent' check (state in ('sent', 'done')),
  attempts integer not null default 0,
  next_attempt_at timestamptz default clock_timestamp(),
  primary key (bet_id, number),
  unique (bet_id, operation_id),
  check ((kind = 'take-back') = (undoes is not null))
);
create index book_payment_due on book_payment (next_attempt_at) where state = 'sent';

insert into shared_clock (game_code) values ('sports') on conflict do nothing;

grant select, insert on book_season to maidan_house_app;
grant select, insert, update on book_match, book_bet, book_leg, book_payment to maidan_house_app;
