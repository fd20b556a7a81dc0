-- The tightest limit that this much more would break, or none. Of time it is enough that it is used up; whoever asks about a
-- stake asks about the single bet too. `p_staked` and `p_won` are not counted yet: what came before in the same call.
create or replace function protection_broken(
  p_merchant text, p_member bigint, p_kinds text[], p_amount bigint, p_staked bigint default 0, p_won bigint default 0)
returns table (kind text, period text)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.kind, l.period
  from player_limit l
  cross join lateral (
    select protection_used(l.merchant, l.member_id, l.kind, l.period)
      + case l.kind when 'stake' then p_staked when 'loss' then p_staked - p_won else 0 end as used) u
  where l.merchant = p_merchant and l.member_id = p_member
    and case l.kind when 'wager' then 'stake' else l.kind end = any(p_kinds)
    and case l.kind when 'time' then u.used >= l.value else u.used + p_amount > l.value end
  order by l.value - u.used limit 1
$$;

revoke all on function protection_broken from public;
grant execute on function protection_broken to maidan_app;
