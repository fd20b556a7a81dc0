-- Adds what members did in ranges of days to the sums of everybody who was above them on each day, or takes it out (`p_sign` -1).
-- Ranges of one member do not overlap.
create or replace function team_add(p_merchant text, p_members bigint[], p_from date[], p_to date[], p_sign int) returns void
language sql
as $$
  with part as (
    select s.above_id, d.*
    from unnest(p_members, p_from, p_to) as u (member_id, low, high)
    join team_member_day d on d.merchant = p_merchant and d.member_id = u.member_id and d.day between u.low and u.high
    join team_span s on s.merchant = p_merchant and s.below_id = d.member_id and s.since <= d.day and d.day < s.until
  ), days as (
    insert into team_day as t (merchant, agent_id, day, vendor_code, category, rounds, stake, payout, active, deposits,
      withdrawals, bonuses, transfers, joined, first_deposits)
    select p_merchant, p.above_id, p.day, p.vendor_code, p.category, p_sign * sum(p.rounds), p_sign * sum(p.stake),
      p_sign * sum(p.payout), p_sign * count(*) filter (where p.rounds > 0), p_sign * sum(p.deposits),
      p_sign * sum(p.withdrawals), p_sign * sum(p.bonuses), p_sign * sum(p.transfers),
      p_sign * sum(p.joined), p_sign * sum(p.first_deposits)
    from part p
    group by 2, 3, 4, 5
    on conflict (merchant, agent_id, vendor_code, category, day) do update
      set rounds = t.rounds + excluded.rounds, stake = t.stake + excluded.stake, payout = t.payout + excluded.payout,
        active = t.active + excluded.active, deposits = t.deposits + excluded.deposits,
        withdrawals = t.withdrawals + excluded.withdrawals, bonuses = t.bonuses + excluded.bonuses,
        transfers = t.transfers + excluded.transfers, joined = t.joined + excluded.joined,
        first_deposits = t.first_deposits + excluded.first_deposits
  ), months as (
    insert into team_month as t (merchant, agent_id, month, member_id, rounds, stake, payout, deposits, withdrawals, bonuses)
    select p_merchant, p.above_id, record_month(p.day), p.member_id, p_sign * sum(p.rounds), p_sign * sum(p.stake),
      p_sign * sum(p.payout), p_sign * sum(p.deposits), p_sign * sum(p.withdrawals), p_sign * sum(p.bonuses)
    from part p
    where p.vendor_code = '' and p.category = ''
    group by 2, 3, 4
    on conflict (merchant, agent_id, month, member_id) do update
      set rounds = t.rounds + excluded.rounds, stake = t.stake + excluded.stake, payout = t.payout + excluded.payout,
        deposits = t.deposits + excluded.deposits, withdrawals = t.withdrawals + excluded.withdrawals,
        bonuses = t.bonuses + excluded.bonuses
  ), played as (
    -- The days of play, each with the one before it; the first day after a range too, because its day before may be in it.
    select distinct u.member_id, x.day, x.before
    from unnest(p_members, p_from, p_to) as u (member_id, low, high)
    cross join lateral (
      select d.day, lag(d.day) over (order by d.day) as before
      from team_member_day d
      where d.merchant = p_merchant and d.member_id = u.member_id and d.vendor_code = '' and d.category = ''
        and d.rounds > 0
        and d.day >= coalesce((select max(e.day) from team_member_day e where e.merchant = p_merchant
          and e.member_id = u.member_id and e.vendor_code = '' and e.category = '' and e.rounds > 0 and e.day < u.low),
          '-infinity')
        and d.day <= coalesce((select min(e.day) from team_member_day e where e.merchant = p_merchant
          and e.member_id = u.member_id and e.vendor_code = '' and e.category = '' and e.rounds > 0 and e.day > u.high),
          'infinity')
    ) x
    where x.day >= u.low
  )
  insert into team_active as t (merchant, agent_id, day, before, members)
  -- A day of play before under somebody else is none of theirs.
  select p_merchant, s.above_id, p.day, case when exists (
      select from team_span b where b.merchant = p_merchant and b.above_id = s.above_id and b.below_id = p.member_id
        and b.since <= p.before and p.before < b.until)
    then p.before else '-infinity'::date end, p_sign * count(*)
  from played p
  join team_span s on s.merchant = p_merchant and s.below_id = p.member_id and s.since <= p.day and p.day < s.until
  group by 2, 3, 4
  on conflict (merchant, agent_id, day, before) do update set members = t.members + excluded.members
$$;

revoke all on function team_add from public;
