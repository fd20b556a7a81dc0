-- What a game can do besides its figures, for the filters of a list.
alter table game add column features text[] not null default '{}'
  check (features <@ array['free-spins', 'multiplier', 'cascade', 'jackpot', 'buy-in']::text[]);

-- Up to which version open pages have been told: whichever node sees a change first tells it, once.
alter table catalogue_version add column announced bigint not null default 0;
grant update (announced) on catalogue_version to maidan_app;
