-- T9: looks once at the settled bets of a stretch of time, a day after they were placed, so that matches have ended; by one process at a time.
-- Which side somebody took is known to the house alone, or to another vendor. What all of them say is how a bet ended and when: bets of one round
-- or match end together, and of two opposite ones one wins where the other loses: always (red and black), or but for a draw (home and away)
-- or what lies between two lines (over 2.5 and under 3.5). Looked at are those below one agent directly, and that agent with them. Where many of a team sit in one round nothing follows from two of them. Answers with how many bets were looked at.
create or replace function team_opposite_fold(p_merchant text, p_agent_types int[], p_categories text[], p_at_most int) returns int
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_most_accounts constant int := 12;
  -- Whoever covers both sides stakes less where more is paid.
  v_most_ratio constant int := 5;
  v_until constant timestamptz := platform_now() - interval '1 day';
  v_from timestamptz;
  v_upto timestamptz;
  v_seen int;
begin
  insert into team_opposite_clock (merchant, seen_at) values (p_merchant, v_until - interval '1 day') on conflict do nothing;
  select c.seen_at into v_from from team_opposite_clock c where c.merchant = p_merchant for no key update skip locked;
  if not found or v_from >= v_until then
    return 0;
  end if;
  select count(*), case when count(*) = p_at_most then max(q.placed_at) else v_until end into v_seen, v_upto
  from (select r.placed_at from game_round r
    where r.merchant = p_merchant and r.state = 'closed' and r.placed_at > v_from and r.placed_at <= v_until
    order by r.placed_at limit p_at_most) q;
  with looked as (
    select r.member_id, m.upline_id, m.type, g.category, date_bin('10 seconds', r.settled_at, '2000-01-01') as ended,
      sum(r.stake) as stake, sum(r.payout) as payout
    from game_round r
    join game g on g.merchant = r.merchant and g.node_id = r.node_id and g.category = any(p_categories)
    join member m on m.merchant = r.merchant and m.id = r.member_id
    where r.merchant = p_merchant and r.state = 'closed' and r.placed_at > v_from and r.placed_at <= v_upto
      and ledger_currency_class(r.currency) = 'real'
    group by r.member_id, m.upline_id, m.type, g.category, ended
  ), team as (
    select t.agent_id, l.member_id, l.category, l.ended, l.stake, l.payout > l.stake as won,
      count(*) over (partition by t.agent_id, l.category, l.ended) as accounts
    from looked l
    cross join lateral (
      select l.upline_id as agent_id where l.upline_id is not null
      union all
      select l.member_id where l.type = any(p_agent_types)) t
    where l.payout <> l.stake
  )
  insert into team_opposite as o (merchant, day, one_id, other_id, together, opposite, one_won, other_won)
  select p_merchant, record_day(a.ended), a.member_id, b.member_id, count(*), count(*) filter (where a.won <> b.won),
    count(*) filter (where a.won), count(*) filter (where b.won)
  from team a
  join team b on b.agent_id = a.agent_id and b.category = a.category and b.ended = a.ended and b.member_id > a.member_id
    and b.stake <= a.stake * v_most_ratio and a.stake <= b.stake * v_most_ratio
  where a.accounts between 2 and v_most_accounts and b.accounts <= v_most_accounts
  group by 2, 3, 4
  on conflict (merchant, day, one_id, other_id) do update
    set together = o.together + excluded.together, opposite = o.opposite + excluded.opposite,
      one_won = o.one_won + excluded.one_won, other_won = o.other_won + excluded.other_won;
  update team_opposite_clock c set seen_at = v_upto where c.merchant = p_merchant;
  delete from team_opposite o where o.merchant = p_merchant and o.day < record_day(platform_now()) - 14;
  return v_seen;
end $$;

revoke all on function team_opposite_fold from public;
grant execute on function team_opposite_fold to maidan_app;
