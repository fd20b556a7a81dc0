-- Old lines go: what is older than a month, and all but the newest so many of a room. What somebody has reported and nobody has
-- decided stays until it is. Answers with how many went; each call takes a bounded share.
create or replace function chat_forget(p_merchant text, p_most int) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_share constant int := 2000;
  v_ids bigint[];
begin
  if p_most < 100 then
    raise exception 'that would forget what is still read' using errcode = '22023';
  end if;
  select array_agg(old.id) into v_ids from (
    select m.id from chat_room r
    join chat_message m on m.merchant = r.merchant and m.room = r.room
    where r.merchant = p_merchant
      and (m.place <= r.version - p_most or m.at < platform_now() - interval '30 days')
      and not exists (select from chat_report o where o.merchant = m.merchant and o.message_id = m.id
        and o.decided_at is null)
    order by m.id limit v_share) old;
  if v_ids is null then
    return 0;
  end if;
  delete from chat_report o where o.merchant = p_merchant and o.message_id = any(v_ids);
  delete from chat_message m where m.merchant = p_merchant and m.id = any(v_ids);
  return cardinality(v_ids);
end $$;

revoke all on function chat_forget from public;
grant execute on function chat_forget to maidan_app;
