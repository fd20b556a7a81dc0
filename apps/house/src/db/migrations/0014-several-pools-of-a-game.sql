-- A game may have several pools: each has a name, and a part of what every bet gives goes into it. Those of before are the only one
-- of their game, and get all of it.
alter table jackpot_pool
  add column tier text not null default 'jackpot',
  add column share_part int not null default 1,
  add column share_whole int not null default 1,
  add check (share_part between 1 and share_whole),
  drop constraint jackpot_pool_pkey,
  add primary key (game_code, currency, tier);

alter table jackpot_event add column tier text not null default 'jackpot';
-- A round gives to each pool once, wins and gives back once.
drop index jackpot_event_once;
create unique index jackpot_event_once on jackpot_event (round_id, kind, tier);
