-- The slot that a moment lies in: the platform's database decides, never the clock of a node. Slots of one kind follow each other without
-- gap or overlap, whatever the offset.
create or replace function pay_slot_start(p_slot text, p_at timestamptz, p_offset interval default pay_offset())
returns timestamptz
language sql immutable parallel safe
as $$
  select (case p_slot
    when 'realtime' then date_bin('5 minutes', l.at, '2000-01-01')
    when 'hourly' then date_trunc('hour', l.at)
    when 'daily' then date_trunc('day', l.at)
    when 'weekly' then date_trunc('week', l.at)
    when 'semimonthly' then date_trunc('month', l.at) + case when extract(day from l.at) < 16 then 0 else 15 end * interval '1 day'
    when 'monthly' then date_trunc('month', l.at)
  end - p_offset) at time zone 'UTC'
  from (select (p_at at time zone 'UTC') + p_offset as at) l
$$;
