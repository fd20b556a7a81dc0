-- T28: in how many seconds somebody may say the next line in a room, by the platform's own time; 0 is now.
create or replace function chat_wait(p_merchant text, p_room text, p_member bigint) returns int
language sql stable as $$
  select greatest(0, ceil(extract(epoch from max(times.free_at) - platform_now())))::int from (
    select p.last_sent_at + interval '2 seconds' as free_at from chat_person p
    where p.merchant = p_merchant and p.member_id = p_member
    union all
    (select m.at + interval '1 minute' from chat_message m
     where m.merchant = p_merchant and m.member_id = p_member order by m.at desc offset 19 limit 1)
    union all
    (select m.at + make_interval(secs => r.slow_seconds)
     from chat_room r
     join chat_person p on p.merchant = p_merchant and p.member_id = p_member and p.staff_name is null
     join chat_message m on m.merchant = p_merchant and m.member_id = p_member and m.room = p_room
       and m.at > platform_now() - make_interval(secs => r.slow_seconds)
     where r.merchant = p_merchant and r.room = p_room and r.slow_seconds > 0
     order by m.at desc limit 1)
    union all
    select platform_now()
  ) times
$$;

revoke all on function chat_wait from public;
grant execute on function chat_wait to maidan_app;
