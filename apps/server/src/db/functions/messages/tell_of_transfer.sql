-- MSG-03, AGT-04: money that came along the own line, up or down. Whoever sent it has been answered.
create or replace function tell_of_transfer() returns trigger
language plpgsql
as $$
begin
  insert into platform_message (merchant, member_id, kind, facts, sent_at)
  values (new.merchant, new.receiver_id, 'transfer-received', jsonb_build_object('amount', new.amount, 'code', new.code), new.at);
  return null;
end $$;
