-- R1: a limit for one bet, whatever was played before it. It has no stretch of time, and nothing of it is ever used up.
alter table player_limit
  drop constraint player_limit_kind_check,
  drop constraint player_limit_period_check,
  add constraint player_limit_kind_check check (kind in ('deposit', 'loss', 'stake', 'time', 'wager')),
  add constraint player_limit_period_check check (
    case when kind = 'wager' then period = 'each' else period in ('day', 'week', 'month') end);
