-- Answers with how many went. Each call takes a bounded share, so that none runs long.
create or replace function security_event_forget(p_merchant text, p_most_of_nobody int, p_most_of_member int) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_share constant int := 5000;
  -- What a stranger can write into a member's record by trying to be that member.
  v_tried constant text[] := array['login-failed', 'login-throttled', 'code-refused', 'identity-refused',
    'passkey-refused', 'hand-over-refused', 'login-closed-account'];
  v_forgotten bigint := 0;
  v_count bigint;
begin
  if p_most_of_nobody < 1000 or p_most_of_member < 100 then
    raise exception 'that would forget what is still needed' using errcode = '22023';
  end if;

  -- Of nobody: a month, and never more than so many.
  delete from security_event e using (
    select id from security_event
    where merchant = p_merchant and member_id is null
      and (at < platform_now() - interval '30 days'
        or id <= (select id from security_event where merchant = p_merchant and member_id is null
                  order by id desc offset p_most_of_nobody limit 1))
    order by id limit v_share) old
  where e.merchant = p_merchant and e.id = old.id;
  get diagnostics v_count = row_count;
  v_forgotten := v_forgotten + v_count;

  -- Tries at a member's account: half a year, and the newest so many of whoever was tried lately.
  delete from security_event e using (
    select id from security_event
    where merchant = p_merchant and kind = any(v_tried) and member_id is not null
      and at < platform_now() - interval '180 days'
    limit v_share) old
  where e.merchant = p_merchant and e.id = old.id;
  get diagnostics v_count = row_count;
  v_forgotten := v_forgotten + v_count;

  delete from security_event e using (
    select one.id
    from (select distinct member_id from security_event
          where merchant = p_merchant and kind = any(v_tried) and member_id is not null
            and at > platform_now() - interval '1 day') tried
    cross join lateral (
      select id from security_event
      where merchant = p_merchant and member_id = tried.member_id and kind = any(v_tried)
      order by id desc offset p_most_of_member) one
    limit v_share) old
  where e.merchant = p_merchant and e.id = old.id;
  get diagnostics v_count = row_count;
  return v_forgotten + v_count;
end $$;

revoke all on function security_event_forget from public;
grant execute on function security_event_forget to maidan_app;
