-- Tighter takes effect at once; looser, or none, is only asked for: after a day it can be confirmed (R1).
create or replace function protection_set_limit(
  p_merchant text, p_member bigint, p_kind text, p_period text, p_value bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_known player_limit;
  v_act text;
begin
  perform from member m where m.merchant = p_merchant and m.id = p_member for no key update;
  select * into v_known from player_limit l
  where l.merchant = p_merchant and l.member_id = p_member and l.kind = p_kind and l.period = p_period;
  if v_known.value is null then
    if p_value is null then
      return 'none';
    end if;
    if p_kind <> 'deposit' and not exists (
      select from player_limit l where l.merchant = p_merchant and l.member_id = p_member and l.kind <> 'deposit') then
      perform protection_look_back(p_merchant, p_member);
    end if;
    insert into player_limit (merchant, member_id, kind, period, value)
    values (p_merchant, p_member, p_kind, p_period, p_value);
    v_act := 'set';
  elsif p_value <= v_known.value then
    update player_limit set value = p_value, wanted = null, wanted_from = null, set_at = platform_now()
    where merchant = p_merchant and member_id = p_member and kind = p_kind and period = p_period;
    v_act := case when p_value = v_known.value then 'withdrawn' else 'set' end;
  else
    -- Asking again for the same does not begin a new day; asking for something else does.
    if v_known.wanted_from > platform_now() - interval '7 days' and v_known.wanted is not distinct from p_value then
      return 'asked';
    end if;
    update player_limit set wanted = p_value, wanted_from = platform_now() + interval '24 hours'
    where merchant = p_merchant and member_id = p_member and kind = p_kind and period = p_period;
    v_act := 'asked';
  end if;
  insert into player_limit_change (merchant, member_id, kind, period, act, value)
  values (p_merchant, p_member, p_kind, p_period, v_act, p_value);
  return v_act;
end $$;

revoke all on function protection_set_limit from public;
grant execute on function protection_set_limit to maidan_app;
