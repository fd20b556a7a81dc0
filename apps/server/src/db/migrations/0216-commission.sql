-- AGT-01: what agents earned by the play of their teams, by day, so that a report reads days and not every rebate (decision 0136).
create table team_commission_day (
  merchant text not null,
  agent_id bigint not null,
  day date not null,
  amount bigint not null check (amount > 0),
  primary key (merchant, agent_id, day)
);
grant select, insert, update on team_commission_day to maidan_app;

insert into team_commission_day (merchant, agent_id, day, amount)
select r.merchant, r.receiver_id, record_day(r.at), sum(r.amount)
from team_rebate r where r.receiver_id <> r.player_id
group by r.merchant, r.receiver_id, record_day(r.at);
