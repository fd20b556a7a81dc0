-- MSG-03, AGT-07: each dividend and each daily salary with its amount. Of what is paid by the hour or every five minutes the first of a day is
-- told, and no more of that day (the key is platform_message_of_flow).
create or replace function tell_of_pay() returns trigger
language plpgsql
as $$
begin
  insert into platform_message (merchant, member_id, kind, facts, sent_at)
  values (new.merchant, new.member_id, new.type || '-paid',
    case when new.type in ('hourly', 'realtime') then jsonb_build_object('day', record_day(new.paid_at))
      else jsonb_build_object('amount', new.amount) end, new.paid_at)
  on conflict do nothing;
  return null;
end $$;
