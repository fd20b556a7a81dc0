-- R1: a limit for one bet, whatever was played before it. It has no stretch of time, and nothing of it is ever used up.
alter table player_limit
  drop constraint player_limit_kind_check,
  drop constraint player_limit_period_check,
  add constraint player_limit_kind_check check (kind in ('deposit', 'loss', 'stake', 'time', 'wager')),
  add constraint player_limit_period_check check (
    case when kind = 'wager' then period = 'each' else period in ('day', 'week', 'month') end);

-- As before (0046), with nothing used of what holds for each bet.
create or replace function protection_used(p_merchant text, p_member bigint, p_kind text, p_period text) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := platform_now() - protection_length(p_period);
begin
  case p_kind
    when 'wager' then
      return 0;
    when 'stake' then
      return (select coalesce(sum(h.stake), 0) from play_hour h
              where h.merchant = p_merchant and h.member_id = p_member and h.hour > v_since - interval '1 hour');
    when 'loss' then
      return (select coalesce(sum(h.stake) - coalesce(sum(h.payout) filter (where h.hour >= v_since), 0), 0)
              from play_hour h
              where h.merchant = p_merchant and h.member_id = p_member and h.hour > v_since - interval '1 hour');
    when 'time' then
      return (select coalesce(ceil(sum(extract(epoch from s.last_at - greatest(s.started_at, v_since))) / 60), 0)
              from play_stretch s
              where s.merchant = p_merchant and s.member_id = p_member and s.last_at > v_since);
    else
      return (select coalesce(sum(d.amount), 0) from deposit d
              where d.merchant = p_merchant and d.member_id = p_member and d.created_at > v_since
                and d.state not in ('failed', 'expired'));
  end case;
end $$;

-- As before (0046): whoever asks about a stake asks about the single bet too.
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
