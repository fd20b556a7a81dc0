-- T28: one line in two seconds and twenty a minute, and no faster than the room goes, for all nodes together. Sent twice under
-- one operation id, it is said once.
create or replace function chat_send(
  p_merchant text, p_room text, p_member bigint, p_operation uuid, p_text text, p_reply bigint,
  out outcome text, out message_id bigint, out place_no bigint, out sent_at timestamptz, out author_id uuid,
  out staff_name text, out wait_seconds int)
language plpgsql as $$
declare
  v_person chat_person;
  v_before chat_message;
  v_now timestamptz;
  v_slow int;
  v_answered bigint;
begin
  outcome := 'unknown';
  select r.slow_seconds into v_slow from chat_room r where r.merchant = p_merchant and r.room = p_room;
  if not found then
    return;
  end if;
  insert into chat_person as p (merchant, member_id) values (p_merchant, p_member)
  on conflict (merchant, member_id) do update set silenced = p.silenced
  returning * into v_person;
  author_id := v_person.author;
  staff_name := v_person.staff_name;
  -- What staff says waits for nothing but itself.
  if staff_name is not null then
    v_slow := 0;
  end if;
  select * into v_before from chat_message m
  where m.merchant = p_merchant and m.member_id = p_member and m.operation_id = p_operation;
  if found then
    outcome := case when v_before.room = p_room and v_before.text = p_text
      and v_before.reply_to is not distinct from p_reply then 'same' else 'conflict' end;
    message_id := v_before.id;
    place_no := v_before.place;
    sent_at := v_before.at;
    wait_seconds := chat_wait(p_merchant, p_room, p_member);
    return;
  end if;
  v_now := platform_now();
  if v_person.silenced and coalesce(v_person.silenced_until > v_now, true) then
    outcome := 'silenced';
    return;
  end if;
  if p_reply is not null then
    select m.member_id into v_answered from chat_message m
    where m.merchant = p_merchant and m.id = p_reply and m.room = p_room and m.hidden_at is null;
    if not found then
      return;
    end if;
    if exists (select from chat_mute x where x.merchant = p_merchant and x.member_id = v_answered
        and x.muted_id = p_member and x.blocked) then
      outcome := 'blocked';
      return;
    end if;
  end if;
  wait_seconds := chat_wait(p_merchant, p_room, p_member);
  if wait_seconds > 0 then
    outcome := 'fast';
    return;
  end if;
  update chat_room r set version = r.version + 1 where r.merchant = p_merchant and r.room = p_room
  returning r.version into place_no;
  insert into chat_message as m (merchant, room, place, member_id, operation_id, text, reply_to, at)
  values (p_merchant, p_room, place_no, p_member, p_operation, p_text, p_reply, v_now)
  returning m.id, m.at into message_id, sent_at;
  update chat_person p set last_sent_at = v_now where p.merchant = p_merchant and p.member_id = p_member;
  wait_seconds := greatest(2, v_slow);
  outcome := 'sent';
end $$;

revoke all on function chat_send from public;
grant execute on function chat_send to maidan_app;
