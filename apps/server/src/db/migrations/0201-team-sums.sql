-- AGT-01: what a team did by day, kept by counting the days of its members again where something changed (decision 0135). A bet
-- carries nothing for it but a place in the order of time.

-- The nearest first, so that a page of direct downlines is a range.
create unique index team_line_near on team_line (merchant, above_id, depth, below_id);

-- What a member did on a day: all of it ('' and ''), by category, by vendor, and by both. Money stands in the first alone.
create table team_member_day (
  merchant text not null,
  member_id bigint not null,
  day date not null,
  vendor_code text not null,
  category text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  bonuses bigint not null default 0,
  transfers bigint not null default 0,
  joined int not null default 0,
  first_deposits int not null default 0,
  primary key (merchant, member_id, day, vendor_code, category)
);

-- The same of everybody who was below somebody on that day.
create table team_day (
  merchant text not null,
  agent_id bigint not null,
  day date not null,
  vendor_code text not null,
  category text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  active bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  bonuses bigint not null,
  transfers bigint not null,
  joined bigint not null,
  first_deposits bigint not null,
  primary key (merchant, agent_id, vendor_code, category, day)
);
create index team_day_vendors on team_day (merchant, agent_id, day, vendor_code) where category = '' and vendor_code <> '';

-- A member's month in a team: whoever lost most is the first of a range.
create table team_month (
  merchant text not null,
  agent_id bigint not null,
  month date not null,
  member_id bigint not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  bonuses bigint not null,
  lost bigint generated always as (stake - payout) stored,
  primary key (merchant, agent_id, month, member_id)
);
create index team_month_lost on team_month (merchant, agent_id, month, lost desc, member_id) where lost > 0;

-- How many members played on a day who had last played on an earlier one: those of any range, each counted once, are a sum of
-- few rows.
create table team_active (
  merchant text not null,
  agent_id bigint not null,
  day date not null,
  before date not null,
  members bigint not null,
  primary key (merchant, agent_id, day, before)
);

-- Deposits, withdrawals and transfers as whoever was above lists them.
create table team_payment (
  merchant text not null,
  agent_id bigint not null,
  member_id bigint not null,
  version bigint not null,
  day date not null,
  at timestamptz not null,
  kind text not null,
  amount bigint not null,
  primary key (merchant, agent_id, at, member_id, version)
);
create index team_payment_kind on team_payment (merchant, agent_id, kind, at, member_id, version);
create index team_payment_member on team_payment (merchant, member_id, day);

-- How far each member is counted: the version of the account, and the first day that is counted again next time.
create table team_mark (
  merchant text not null,
  member_id bigint not null,
  version bigint not null default 0,
  day date not null default '-infinity',
  counted_at timestamptz not null default '-infinity',
  primary key (merchant, member_id)
);
-- Earlier days on which a round changed.
create table team_stale (
  merchant text not null,
  member_id bigint not null,
  day date not null,
  noted_at timestamptz not null default platform_now(),
  primary key (merchant, member_id, day)
);
-- Everything before this moment is in the sums.
create table team_counted (
  merchant text primary key,
  at timestamptz not null
);

-- The settled rounds of a large team, the newest first, without asking each of its members.
create index game_round_settled on game_round (merchant, placed_at desc, id desc) where state = 'closed';

grant select on team_member_day, team_day, team_month, team_active, team_payment, team_counted to maidan_app;
