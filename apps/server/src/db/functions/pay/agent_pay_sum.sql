-- AGT-07: what an agent was paid on a day, as the pages of pay sum it up: what is paid on the day it was paid, what waits on the day it was reckoned.
create or replace function agent_pay_sum() returns trigger
language plpgsql
as $$
begin
  insert into agent_pay_day as d (merchant, member_id, type, day, turnover, shared, paid, withheld)
  select x.merchant, x.member_id, x.type, x.day, sum(x.turnover), sum(x.shared), sum(x.paid), sum(x.withheld)
  from (
    select new.merchant, new.member_id, new.type, record_day(coalesce(new.paid_at, new.reckoned_at)) as day, new.stake as turnover,
      new.shared, case when new.state = 'paid' then new.amount else 0 end as paid,
      case when new.state in ('due', 'withheld') then new.amount else 0 end as withheld
    union all
    -- Only what waited goes on.
    select old.merchant, old.member_id, old.type, record_day(old.reckoned_at), -old.stake, -old.shared, 0, -old.amount
    where tg_op = 'UPDATE'
  ) x
  group by x.merchant, x.member_id, x.type, x.day
  on conflict (merchant, member_id, type, day) do update
    set turnover = d.turnover + excluded.turnover, shared = d.shared + excluded.shared, paid = d.paid + excluded.paid,
      withheld = d.withheld + excluded.withheld;
  return null;
end $$;

revoke all on function agent_pay_sum from public;
