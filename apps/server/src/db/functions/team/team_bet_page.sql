-- One page of the settled rounds of a team, below a place, the newest first. The sums say which days have any. Of a small team,
-- or on a day with few, each member is asked; of a large one stretches of time are read, as long as fits what was played.
create or replace function team_bet_page(p_merchant text, p_agent bigint, p_from date, p_to date, p_vendor text,
  p_category text, p_before timestamptz, p_before_id bigint, p_limit int)
returns setof game_round
language plpgsql stable security definer rows 25 set search_path = public, pg_temp
as $$
declare
  v_many constant boolean := (
    select count(*) > 300
    from (select from team_span s where s.merchant = p_merchant and s.above_id = p_agent limit 301) few);
  v_day date := least(p_to, record_day(p_before)) + 1;
  v_rounds bigint;
  v_low timestamptz;
  v_high timestamptz;
  v_step interval;
  v_left int := p_limit;
  v_found int;
begin
  while v_left > 0 loop
    select t.day, t.rounds into v_day, v_rounds from team_day t
    where t.merchant = p_merchant and t.agent_id = p_agent and t.vendor_code = coalesce(p_vendor, '')
      and t.category = coalesce(p_category, '') and t.day >= p_from and t.day < v_day and t.rounds > 0
    order by t.day desc limit 1;
    exit when not found;
    v_high := least(record_day_start(v_day + 1), p_before + interval '1 microsecond');
    if v_many and v_rounds > 1000 then
      v_step := interval '1 day' * (4.0 * v_left / v_rounds);
      while v_left > 0 and v_high > record_day_start(v_day) loop
        v_low := greatest(record_day_start(v_day), v_high - v_step);
        return query
        select r.* from game_round r
        left join game g on g.merchant = r.merchant and g.node_id = r.node_id
        where r.merchant = p_merchant and r.state = 'closed' and r.placed_at >= v_low and r.placed_at < v_high
          and (p_before is null or (r.placed_at, r.id) < (p_before, p_before_id))
          and (p_vendor is null or r.vendor_code = p_vendor)
          and (p_category is null or record_category(g.category, g.classify) = p_category)
          and exists (select from team_span s where s.merchant = p_merchant and s.above_id = p_agent
            and s.below_id = r.member_id and s.since <= v_day and v_day < s.until)
        order by r.placed_at desc, r.id desc
        limit v_left;
        get diagnostics v_found = row_count;
        v_left := v_left - v_found;
        v_high := v_low;
        v_step := v_step * 2;
      end loop;
    else
      return query
      select r.* from team_span s
      join team_member_day d on d.merchant = p_merchant and d.member_id = s.below_id and d.day = v_day
        and d.vendor_code = coalesce(p_vendor, '') and d.category = coalesce(p_category, '') and d.rounds > 0
      cross join lateral (
        select q.* from game_round q
        left join game g on g.merchant = q.merchant and g.node_id = q.node_id
        where q.merchant = p_merchant and q.member_id = s.below_id and q.state = 'closed'
          and q.placed_at >= record_day_start(v_day) and q.placed_at < v_high
          and (p_before is null or (q.placed_at, q.id) < (p_before, p_before_id))
          and (p_vendor is null or q.vendor_code = p_vendor)
          and (p_category is null or record_category(g.category, g.classify) = p_category)
        order by q.placed_at desc, q.id desc
        limit v_left
      ) r
      where s.merchant = p_merchant and s.above_id = p_agent and s.since <= v_day and v_day < s.until
      order by r.placed_at desc, r.id desc
      limit v_left;
      get diagnostics v_found = row_count;
      v_left := v_left - v_found;
    end if;
  end loop;
end $$;

revoke all on function team_bet_page from public;
grant execute on function team_bet_page to maidan_app;
