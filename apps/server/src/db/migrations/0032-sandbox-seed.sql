-- Whether the sandbox world is there: `world` when its people and games are, `done` when its past is too. A seed that was
-- interrupted goes on where it stopped, because every money movement in it has a key of its own.
create table sandbox_seed (
  merchant    text primary key,
  seed_number int not null,
  stage       text not null check (stage in ('world', 'done')),
  seeded_at   timestamptz not null default platform_now()
);
