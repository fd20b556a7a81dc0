-- Whether somebody is old enough, and is who they say: what the provider answered, when, and under which reference. An
-- account without a row has not been asked about yet.
create table person_check (
  merchant text not null,
  member_id bigint not null,
  kind text not null check (kind in ('age', 'identity')),
  state text not null check (state in ('yes', 'no', 'pending')),
  -- Who answered: `simulated` in the sandbox, else the provider's host.
  provider text not null check (length(provider) between 1 and 200),
  -- Ours: the same question again is the same question to the provider.
  reference uuid not null,
  asked_at timestamptz not null default platform_now(),
  decided_at timestamptz,
  primary key (merchant, member_id, kind),
  foreign key (merchant, member_id) references member (merchant, id),
  check ((state = 'pending') = (decided_at is null))
);
grant select, insert, update on person_check to maidan_app;
