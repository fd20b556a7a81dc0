-- One delivery for each device of a member who wants to be told of this kind; the same thing is queued once.
create or replace function notice_queue(p_merchant text, p_member bigint, p_kind text, p_source text) returns void
language sql
as $$
  insert into notice_delivery (merchant, device_id, kind, source)
  select d.merchant, d.id, p_kind, p_source from notice_device d
  join notice_wish w on w.merchant = d.merchant and w.member_id = d.member_id and p_kind = any (w.kinds)
  where d.merchant = p_merchant and d.member_id = p_member
  on conflict do nothing
$$;

revoke all on function notice_queue from public;
grant execute on function notice_queue to maidan_app;
