-- AGT-01, AGT-07: pages of pay and of the own income read sums that are kept, however much they sum up (decision 0149).

-- Nobody pays (the key is that of `pay_due`) until this session ends, which is after the functions and the trigger that keep these sums have come:
-- what were paid in between would be in none of them.
select pg_advisory_lock(hashtextextended('pay:' || c.merchant, 0)) from pay_clock c;

-- Whose rounds a row of pay was reckoned from. Written with the row, and like it never changed.
create table agent_pay_member (
  merchant    text not null,
  contract_id bigint not null,
  slot_start  timestamptz not null,
  member_id   bigint not null,
  rounds      bigint not null,
  stake       bigint not null,
  payout      bigint not null,
  late_stake  bigint not null
);
insert into agent_pay_member (merchant, contract_id, slot_start, member_id, rounds, stake, payout, late_stake)
select p.merchant, p.contract_id, p.slot_start, s.member_id, sum(s.rounds), sum(s.stake), sum(s.payout), sum(s.late_stake)
from agent_pay p
join agent_contract c on c.merchant = p.merchant and c.id = p.contract_id
cross join lateral pay_team(p.merchant, p.member_id, c.line_no, p.slot_start, p.slot_end) s
group by p.merchant, p.contract_id, p.slot_start, s.member_id;
-- The largest turnover first, as they are listed.
create unique index agent_pay_member_place on agent_pay_member (merchant, contract_id, slot_start, (-stake), member_id);

-- What an agent was paid on a day by contracts of a kind: `agent_pay_sum` keeps it.
create table agent_pay_day (
  merchant  text not null,
  member_id bigint not null,
  type      text not null,
  day       date not null,
  turnover  bigint not null,
  shared    bigint not null,
  paid      bigint not null,
  withheld  bigint not null,
  primary key (merchant, member_id, type, day)
);
insert into agent_pay_day (merchant, member_id, type, day, turnover, shared, paid, withheld)
select p.merchant, p.member_id, p.type, record_day(coalesce(p.paid_at, p.reckoned_at)), sum(p.stake), sum(p.shared),
  coalesce(sum(p.amount) filter (where p.state = 'paid'), 0),
  coalesce(sum(p.amount) filter (where p.state in ('due', 'withheld')), 0)
from agent_pay p group by 1, 2, 3, 4;

-- Of bonuses: what rebates were. Nothing is forgotten: what was counted of an account stays counted, and is filled in up to its mark. Folds in
-- flight end first. The new function comes with this, in one transaction; whoever began with the old one and waits here is refused, and
-- counts again: it writes no rebates, and the column has no default.
lock table account_day_mark in share row exclusive mode;
revoke all on function account_day_fold(text, bigint, int) from public;
alter table account_day add column rebates bigint not null default 0;
alter table account_day alter column rebates drop default;
update account_day d set rebates = x.amount
from (
  select e.merchant, e.account_id, record_day(e.at) as day, sum(e.amount)::bigint as amount
  from ledger_account a
  join account_day_mark m on m.merchant = a.merchant and m.account_id = a.id
  join ledger_entry e on e.merchant = m.merchant and e.account_id = m.account_id and e.version <= m.version
  join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id and t.reference = 'reward:team-rebate'
  where a.kind = 'member' and (a.merchant, a.owner) in (select r.merchant, r.receiver_id::text from team_rebate r)
  group by e.merchant, e.account_id, record_day(e.at)
) x
where d.merchant = x.merchant and d.account_id = x.account_id and d.day = x.day and d.kind = 'bonus';

grant select on agent_pay_member, agent_pay_day to maidan_app;
