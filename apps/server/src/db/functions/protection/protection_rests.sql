-- R1, R2: every reason for which nothing may be offered or given to somebody now: an own break, an account closed to play, an own limit
-- that is nearly used up, or no rewards wanted. Whatever gives something asks here; of a limit for each bet alone nothing is ever used up.
create or replace function protection_rests(p_merchant text, p_member bigint) returns text[]
language sql stable security definer set search_path = public, pg_temp
as $$
  select array_remove(array[
    case when m.break_until > platform_now() then 'break' end,
    case when m.status <> 'active' then 'closed' end,
    case when exists (select from player_limit l where l.merchant = m.merchant and l.member_id = m.id and l.kind <> 'wager'
      and protection_used(l.merchant, l.member_id, l.kind, l.period) * 100 >= l.value * 80) then 'limit' end,
    case when exists (select from reward_opt_out o where o.merchant = m.merchant and o.member_id = m.id) then 'unwanted' end
  ], null)
  from member m where m.merchant = p_merchant and m.id = p_member
$$;

revoke all on function protection_rests from public;
grant execute on function protection_rests to maidan_app;
