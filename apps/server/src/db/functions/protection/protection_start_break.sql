-- A break begins at once and only ever grows (R2). Locked like a bet: one that came first counts, one after is refused.
create or replace function protection_start_break(p_merchant text, p_member bigint, p_kind text, p_length interval)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_until timestamptz := case when p_length is null then 'infinity'::timestamptz else platform_now() + p_length end;
  v_present timestamptz;
begin
  select m.break_until into v_present from member m where m.merchant = p_merchant and m.id = p_member
  for no key update;
  if v_present > platform_now() and v_present >= v_until then
    return 'shorter';
  end if;
  update member set break_until = v_until, break_kind = p_kind where merchant = p_merchant and id = p_member;
  insert into player_break (merchant, member_id, kind, ends_at) values (p_merchant, p_member, p_kind, v_until);
  -- Games that are open now stay closed when the break is over.
  update launch_session set expires_at = platform_now()
  where merchant = p_merchant and member_id = p_member and expires_at > platform_now();
  return 'begun';
end $$;

revoke all on function protection_start_break from public;
grant execute on function protection_start_break to maidan_app;
