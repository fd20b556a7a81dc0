-- The second yes. A wish that nobody confirms within a week is forgotten.
create or replace function protection_confirm_limit(p_merchant text, p_member bigint, p_kind text, p_period text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_known player_limit;
begin
  perform from member m where m.merchant = p_merchant and m.id = p_member for no key update;
  select * into v_known from player_limit l
  where l.merchant = p_merchant and l.member_id = p_member and l.kind = p_kind and l.period = p_period;
  if v_known.wanted_from is null or v_known.wanted_from < platform_now() - interval '7 days' then
    return 'none';
  end if;
  if v_known.wanted_from > platform_now() then
    return 'early';
  end if;
  if v_known.wanted is null then
    delete from player_limit
    where merchant = p_merchant and member_id = p_member and kind = p_kind and period = p_period;
  else
    update player_limit set value = wanted, wanted = null, wanted_from = null, set_at = platform_now()
    where merchant = p_merchant and member_id = p_member and kind = p_kind and period = p_period;
  end if;
  insert into player_limit_change (merchant, member_id, kind, period, act, value)
  values (p_merchant, p_member, p_kind, p_period, 'confirmed', v_known.wanted);
  return 'confirmed';
end $$;

revoke all on function protection_confirm_limit from public;
grant execute on function protection_confirm_limit to maidan_app;
