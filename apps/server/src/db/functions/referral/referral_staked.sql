-- What each of these people has staked in settled bets, from the day of a moment until so many days later, by the sums that
-- records keep.
create or replace function referral_staked(p_merchant text, p_friends bigint[], p_from timestamptz[], p_days int[])
returns table (friend_id bigint, staked bigint)
language sql security definer set search_path = public, pg_temp
as $$
  select f.id, coalesce(sum(b.stake) filter (where b.state = 'closed'), 0)::bigint
  from unnest(p_friends, p_from, p_days) as f (id, since, days)
  left join lateral bet_sums(p_merchant, f.id, record_day(f.since), record_day(f.since) + f.days) b on true
  group by f.id
$$;

revoke all on function referral_staked from public;
grant execute on function referral_staked to maidan_app;
