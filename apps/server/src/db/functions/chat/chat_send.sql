-- T28: one line in two seconds and twenty a minute, for all nodes together. Sent twice under one operation id, it is
-- said once.
create or replace function chat_send(
  p_merchant text, p_room text, p_member bigint, p_operation uuid, p_text text,
  out outcome text, out message_id bigint, out place_no bigint, out sent_at timestamptz, out author_id uuid,
  out wait_seconds int)
language plpgsql as $$
declare
  v_person chat_person;
  v_before chat_message;
  v_now timestamptz;
  v_free_at timestamptz;
begin
  outcome := 'unknown';
  if not exists (select from chat_room r where r.merchant = p_merchant and r.room = p_room) then
    return;
  end if;
  insert into chat_person as p (merchant, member_id) values (p_merchant, p_member)
  on conflict (merchant, member_id) do update set silenced = p.silenced
  returning * into v_person;
  author_id := v_person.author;
  select * into v_before from chat_message m
  where m.merchant = p_merchant and m.member_id = p_member and m.operation_id = p_operation;
  if found then
    outcome := case when v_before.room = p_room and v_before.text = p_text then 'same' else 'conflict' end;
    message_id := v_before.id;
    place_no := v_before.place;
    sent_at := v_before.at;
    return;
  end if;
  if v_person.silenced then
    outcome := 'silenced';
    return;
  end if;
  v_now := platform_now();
  select max(times.free_at) into v_free_at from (
    select v_person.last_sent_at + interval '2 seconds' as free_at
    union all
    (select m.at + interval '1 minute' from chat_message m
     where m.merchant = p_merchant and m.member_id = p_member order by m.at desc offset 19 limit 1)
  ) times;
  if v_free_at > v_now then
    outcome := 'fast';
    wait_seconds := ceil(extract(epoch from v_free_at - v_now));
    return;
  end if;
  update chat_room r set version = r.version + 1 where r.merchant = p_merchant and r.room = p_room
  returning r.version into place_no;
  insert into chat_message as m (merchant, room, place, member_id, operation_id, text, at)
  values (p_merchant, p_room, place_no, p_member, p_operation, p_text, v_now)
  returning m.id, m.at into message_id, sent_at;
  update chat_person p set last_sent_at = v_now where p.merchant = p_merchant and p.member_id = p_member;
  outcome := 'sent';
end $$;

grant execute on function chat_send to maidan_app;
