-- The first moment after the slot that a moment lies in.
create or replace function pay_slot_end(p_slot text, p_at timestamptz, p_offset interval default pay_offset())
returns timestamptz
language sql immutable parallel safe
as $$
  select (case p_slot
    when 'realtime' then s.start + interval '5 minutes'
    when 'hourly' then s.start + interval '1 hour'
    when 'daily' then s.start + interval '1 day'
    when 'weekly' then s.start + interval '7 days'
    when 'semimonthly' then case when extract(day from s.start) = 1 then s.start + interval '15 days'
      else date_trunc('month', s.start) + interval '1 month' end
    when 'monthly' then s.start + interval '1 month'
  end - p_offset) at time zone 'UTC'
  from (select (pay_slot_start(p_slot, p_at, p_offset) at time zone 'UTC') + p_offset as start) s
$$;
