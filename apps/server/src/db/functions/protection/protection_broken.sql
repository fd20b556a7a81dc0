-- The tightest limit that this much more would break, or none. Of time it is enough that it is used up; whoever asks about a
-- stake asks about the single bet too.
create or replace function protection_broken(p_merchant text, p_member bigint, p_kinds text[], p_amount bigint)
returns table (kind text, period text)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.kind, l.period
  from player_limit l
  cross join lateral protection_used(l.merchant, l.member_id, l.kind, l.period) as used
  where l.merchant = p_merchant and l.member_id = p_member
    and case l.kind when 'wager' then 'stake' else l.kind end = any(p_kinds)
    and case l.kind when 'time' then used >= l.value else used + p_amount > l.value end
  order by l.value - used limit 1
$$;

revoke all on function protection_broken from public;
grant execute on function protection_broken to maidan_app;
