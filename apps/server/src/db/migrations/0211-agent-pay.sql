-- AGT-07: what salaries and dividends are reckoned from, and what was paid (decision 0132).

-- How far settled rounds are counted. A fence is a place in the wallet's transactions: when everybody who was writing at its moment has
-- ended, all up to it is there to be read.
create table pay_clock (
  merchant     text primary key,
  counted_id   bigint not null default 0,
  fence_id     bigint,
  fence_xid    xid8,
  fence_at     timestamptz,
  -- Slots that began before this are closed: nothing is added to them any more.
  closed_until timestamptz not null default '-infinity'
);

-- What of a round is counted, and in which slot, so that a change of it is counted as a difference.
create table round_counted (
  merchant  text not null,
  partner   text not null,
  round_id  text not null,
  member_id bigint not null,
  slot      timestamptz not null,
  stake     bigint not null,
  payout    bigint not null,
  primary key (merchant, partner, round_id, member_id)
);

-- Settled rounds by member and five minutes. `late_` is the part that belongs to slots that were closed already. The line is who was
-- above when the slot was first counted, nearest first.
create table turnover_slot (
  merchant    text not null,
  member_id   bigint not null,
  slot        timestamptz not null,
  line        bigint[] not null,
  rounds      int not null,
  stake       bigint not null,
  payout      bigint not null,
  late_stake  bigint not null,
  late_payout bigint not null,
  primary key (merchant, member_id, slot)
);

-- The same once for each agent above.
create table team_slot (
  merchant    text not null,
  agent_id    bigint not null,
  slot        timestamptz not null,
  member_id   bigint not null,
  rounds      int not null,
  stake       bigint not null,
  payout      bigint not null,
  late_stake  bigint not null,
  late_payout bigint not null,
  primary key (merchant, agent_id, slot, member_id)
);

-- Where the pay of a contract goes on. Inexact: nobody has looked yet which slot has any turnover.
create table agent_pay_mark (
  merchant    text not null,
  contract_id bigint not null,
  slot_start  timestamptz not null,
  due_at      timestamptz not null,
  exact       boolean not null default false,
  primary key (merchant, contract_id),
  foreign key (merchant, contract_id) references agent_contract (merchant, id)
);
create index agent_pay_mark_due on agent_pay_mark (merchant, due_at, exact, slot_start, contract_id);

-- A7: each slot of a contract at most once. A slot in which nobody of the team settled a round has no row: nothing was due.
create table agent_pay (
  merchant       text not null,
  contract_id    bigint not null,
  slot_start     timestamptz not null,
  id             bigint generated always as identity,
  slot_end       timestamptz not null,
  type           text not null,
  upline_id      bigint,
  member_id      bigint not null,
  rounds         bigint not null,
  stake          bigint not null,
  payout         bigint not null,
  late_stake     bigint not null,
  late_payout    bigint not null,
  members        int not null,
  tier           int,
  rate_basis_points int not null,
  -- What the rate is paid on, with what earlier slots left to be made good.
  base           bigint not null,
  base_before    bigint not null,
  base_after     bigint not null,
  gross          bigint not null check (gross >= 0),
  -- What of it is paid to the contracts below.
  shared         bigint not null check (shared >= 0),
  owed_before    bigint not null,
  owed_after     bigint not null,
  amount         bigint not null check (amount >= 0),
  -- A8: what was left of a minor unit at the top of a line.
  rounding       bigint not null check (rounding in (0, 1)),
  state          text not null check (state in ('due', 'withheld', 'paid', 'nothing')),
  reckoned_at    timestamptz not null default platform_now(),
  paid_at        timestamptz,
  ledger_transaction_id bigint,
  primary key (merchant, contract_id, slot_start),
  foreign key (merchant, contract_id) references agent_contract (merchant, id),
  check ((state = 'paid') = (paid_at is not null)),
  check (gross - shared + owed_before = amount + owed_after)
);
create unique index agent_pay_of_member on agent_pay (merchant, member_id, type, slot_start desc, id desc);
create index agent_pay_shared on agent_pay (merchant, upline_id, type, slot_start);
create index agent_pay_waiting on agent_pay (merchant, member_id) where state in ('due', 'withheld');

grant select on pay_clock, turnover_slot, team_slot, agent_pay_mark, agent_pay to maidan_app;
