-- Pools that bets fill and one of them wins. Counted in ten-thousandths of the minor unit, so that no share of a bet is rounded;
-- what is paid is whole minor units, and the rest stays.
create table jackpot_pool (
  game_code text not null,
  currency text not null,
  parts bigint not null check (parts >= 0),
  primary key (game_code, currency)
);

-- Why a pool is what it is: the sum of its events is what it holds. They are only ever added.
create table jackpot_event (
  id bigint generated always as identity primary key,
  game_code text not null,
  currency text not null,
  kind text not null check (kind in ('seed', 'share', 'win', 'win-back', 'seed-back')),
  parts bigint not null,
  -- Null: the seed that a pool began with.
  round_id text,
  created_at timestamptz not null default now(),
  check (round_id is not null or kind = 'seed'),
  check ((parts < 0) = (kind in ('win', 'seed-back')))
);
-- A round gives, wins and gives back once.
create unique index jackpot_event_once on jackpot_event (round_id, kind);
create index jackpot_event_won on jackpot_event (game_code, currency, id desc) where kind = 'win';

-- What a round gives to the pool once its bet is taken, and what it has won of it; fixed when it is placed.
alter table round
  add column pool_share bigint check (pool_share > 0),
  add column jackpot bigint check (jackpot > 0);

grant select, insert, update on jackpot_pool to maidan_house_app;
grant select, insert on jackpot_event to maidan_house_app;
