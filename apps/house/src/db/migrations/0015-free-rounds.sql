-- Rounds that cost a player nothing, as the platform gives them at a launch (W18). How many were played and what they won is
-- counted from the rounds themselves.
create table free_rounds (
  player_id text not null,
  campaign_id text not null,
  rounds int not null check (rounds > 0),
  -- The most that one of them stakes.
  stake bigint not null check (stake > 0),
  currency text not null,
  -- Null: all games of this house that play free rounds.
  game_codes text[],
  -- The most that is paid for all of them; null: no bound.
  most_won bigint check (most_won > 0),
  valid_to timestamptz not null,
  -- No round of it begins any more.
  over_at timestamptz,
  -- Under this id the sum is paid, however often it is sent; by the last session that played.
  payment_id uuid not null default gen_random_uuid(),
  session_id uuid references play_session (id),
  next_attempt_at timestamptz not null default now(),
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (player_id, campaign_id)
);
create index free_rounds_unpaid on free_rounds (next_attempt_at) where paid_at is null;

alter table round add column campaign_id text;
create index round_of_campaign on round (player_id, campaign_id) where campaign_id is not null;

grant select, insert, update on free_rounds to maidan_house_app;
