-- PRO-01 to PRO-03, MEM-11: rewards are rules in rows. A rule is written as a version that never changes, switched on by an
-- operator, and each grant names the version and the facts it was computed from (decision 0110).

create table reward (
  merchant text not null,
  code text not null check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  type text not null check (type in ('rebate', 'cashback', 'deposit', 'gift', 'raffle')),
  -- Given and not given back, over all versions: what the budget is compared with, under the lock of this row.
  spent bigint not null default 0 check (spent >= 0),
  switched_off_at timestamptz,
  created_at timestamptz not null default platform_now(),
  primary key (merchant, code)
);

create table reward_version (
  merchant text not null,
  code text not null,
  version int not null check (version > 0),
  title jsonb not null check (is_local_text(title, 80)),
  summary jsonb not null check (is_local_text(summary, 400)),
  terms jsonb not null,
  written_by text not null check (length(written_by) between 1 and 64),
  written_at timestamptz not null default platform_now(),
  -- Periods that begin from now on follow it.
  on_from timestamptz,
  primary key (merchant, code, version),
  foreign key (merchant, code) references reward (merchant, code)
);

-- Who takes part. Of a raffle the number is the entry.
create table reward_join (
  merchant text not null,
  code text not null,
  member_id bigint not null,
  number int not null check (number > 0),
  joined_at timestamptz not null default platform_now(),
  primary key (merchant, code, member_id),
  unique (merchant, code, number),
  foreign key (merchant, code) references reward (merchant, code),
  foreign key (merchant, member_id) references member (merchant, id)
);
create index reward_join_of_member on reward_join (merchant, member_id);

-- PRO-02: asked for once in each period, and answered once.
create table reward_application (
  merchant text not null,
  id bigint generated always as identity,
  code text not null,
  member_id bigint not null,
  period text not null check (length(period) between 1 and 24),
  comment text not null check (length(comment) between 1 and 140),
  state text not null default 'applying' check (state in ('applying', 'approved', 'rejected')),
  applied_at timestamptz not null default platform_now(),
  answer text check (length(answer) between 1 and 500),
  answered_by text check (length(answered_by) between 1 and 64),
  answered_at timestamptz,
  primary key (merchant, id),
  unique (merchant, code, member_id, period),
  foreign key (merchant, code) references reward (merchant, code),
  foreign key (merchant, member_id) references member (merchant, id),
  check ((state = 'applying') = (answered_at is null) and (answered_at is null) = (answered_by is null))
);
create index reward_application_open on reward_application (merchant, id) where state = 'applying';
create index reward_application_of_member on reward_application (merchant, member_id);

create table reward_grant (
  merchant text not null,
  id bigint generated always as identity,
  code text not null,
  version int not null,
  member_id bigint not null,
  period text not null check (length(period) between 1 and 24),
  -- The time whose facts it stands for: those of two grants of one rule never overlap.
  covers_from timestamptz not null,
  covers_to timestamptz not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  facts jsonb not null,
  state text not null check (state in ('paid', 'locked', 'released', 'forfeited', 'expired', 'reversed')),
  granted_at timestamptz not null default platform_now(),
  ledger_transaction_id bigint not null,
  -- Of a locked bonus: bets of so much, by this moment, free it as a whole.
  required bigint check (required > 0),
  wagered bigint not null default 0 check (wagered >= 0),
  weights jsonb,
  wager_until timestamptz,
  checked_at timestamptz not null default platform_now(),
  ended_at timestamptz,
  end_transaction_id bigint,
  primary key (merchant, id),
  -- P1
  unique (merchant, code, member_id, period),
  foreign key (merchant, code, version) references reward_version (merchant, code, version),
  foreign key (merchant, member_id) references member (merchant, id),
  check (covers_from < covers_to),
  check ((required is null) = (weights is null) and (required is null) = (wager_until is null)),
  check (required is not null or state in ('paid', 'reversed')),
  check (state in ('paid', 'locked') = (ended_at is null))
);
create index reward_grant_of_member on reward_grant (merchant, member_id, id desc);
-- One bonus at a time, so that no bet counts for two.
create unique index reward_grant_locked on reward_grant (merchant, member_id) where state = 'locked';
create index reward_grant_to_check on reward_grant (merchant, checked_at) where state = 'locked';

-- PRO-03: the seed is fixed when the raffle is switched on, its digest is public at once, the seed after the draw.
create table reward_raffle (
  merchant text not null,
  code text not null,
  seed bytea not null check (length(seed) = 32),
  drawn_at timestamptz,
  entries int check (entries >= 0),
  primary key (merchant, code),
  foreign key (merchant, code) references reward (merchant, code)
);
create table reward_prize (
  merchant text not null,
  code text not null,
  member_id bigint not null,
  place int not null check (place > 0),
  amount bigint not null check (amount > 0),
  primary key (merchant, code, member_id),
  unique (merchant, code, place),
  foreign key (merchant, code, member_id) references reward_join (merchant, code, member_id)
);

-- Whoever wants no rewards is offered none, until they want them again.
create table reward_opt_out (
  merchant text not null,
  member_id bigint not null,
  since timestamptz not null default platform_now(),
  primary key (merchant, member_id),
  foreign key (merchant, member_id) references member (merchant, id)
);

grant select, insert on reward, reward_version, reward_join, reward_application, reward_grant, reward_raffle, reward_prize,
  reward_opt_out to maidan_app;
grant update (spent, switched_off_at) on reward to maidan_app;
grant update (on_from) on reward_version to maidan_app;
grant update (state, answer, answered_by, answered_at) on reward_application to maidan_app;
grant update (state, wagered, checked_at, ended_at, end_transaction_id) on reward_grant to maidan_app;
grant update (drawn_at, entries) on reward_raffle to maidan_app;
grant delete on reward_opt_out to maidan_app;
