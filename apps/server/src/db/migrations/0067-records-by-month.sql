-- MEM-08: the same answers as before (0056), from fewer rows. Which months have rounds of a sort is known, so a filter that
-- fits none of a long record looks at its months and not at each of its days; and sums read ranges of an index alone.

create or replace function bet_page(p_merchant text, p_member bigint, p_from date, p_to date, p_vendor text,
  p_category text, p_state text, p_before timestamptz, p_before_id bigint, p_limit int)
returns setof game_round
language plpgsql rows 25 security definer set search_path = public, pg_temp
as $$
declare
  v_low constant timestamptz := record_day_start(p_from);
  v_high constant timestamptz := least(record_day_start(p_to + 1), p_before + interval '1 microsecond');
  v_filtered constant boolean := num_nonnulls(p_vendor, p_category, p_state) > 0;
  v_upto constant timestamptz :=
    case when v_filtered then bet_day_fold(p_merchant, p_member) else '-infinity'::timestamptz end;
  -- Days before this one are still to be looked at; of them, those of this month first.
  v_before date := least(p_to, record_day(least(v_high, v_upto))) + 1;
  v_month date := v_before;
  v_day date;
  -- First what is not counted yet.
  v_from timestamptz := greatest(v_low, v_upto);
  v_to timestamptz := v_high;
  v_moments timestamptz[];
  v_left int := p_limit;
  v_found int;
begin
  loop
    if v_moments is null then
      return query
      select r.* from game_round r
      left join game g on g.merchant = r.merchant and g.node_id = r.node_id
      where r.merchant = p_merchant and r.member_id = p_member and r.placed_at >= v_from and r.placed_at < v_to
        and (p_before is null or (r.placed_at, r.id) < (p_before, p_before_id))
        and (p_vendor is null or r.vendor_code = p_vendor) and (p_state is null or r.state = p_state)
        and (p_category is null or record_category(g.category, g.classify) = p_category)
      order by r.placed_at desc, r.id desc
      limit v_left;
    else
      return query
      select r.* from game_round r
      left join game g on g.merchant = r.merchant and g.node_id = r.node_id
      where r.merchant = p_merchant and r.member_id = p_member
        and r.placed_at = any(v_moments) and r.placed_at >= v_from and r.placed_at < v_to
        and (p_before is null or (r.placed_at, r.id) < (p_before, p_before_id))
        and (p_vendor is null or r.vendor_code = p_vendor) and (p_state is null or r.state = p_state)
        and (p_category is null or record_category(g.category, g.classify) = p_category)
      order by r.placed_at desc, r.id desc
      limit v_left;
    end if;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left <= 0 or not v_filtered;
    loop
      if v_before <= v_month then
        select m.month into v_month from bet_month m
        where m.merchant = p_merchant and m.member_id = p_member
          and m.month >= record_month(p_from) and m.month < v_before and m.rounds > 0
          and (p_vendor is null or m.vendor_code = p_vendor) and (p_category is null or m.category = p_category)
          and (p_state is null or m.state = p_state)
        order by m.month desc limit 1;
        exit when not found;
        v_before := least(v_before, (v_month + interval '1 month')::date);
      end if;
      select d.day, case when bool_and(d.moments is not null) then record_moments(d.moments) end into v_day, v_moments
      from bet_day d
      where d.merchant = p_merchant and d.member_id = p_member and d.day >= greatest(p_from, v_month) and d.day < v_before
        and (p_vendor is null or d.vendor_code = p_vendor) and (p_category is null or d.category = p_category)
        and (p_state is null or d.state = p_state)
      group by d.day order by d.day desc limit 1;
      exit when found;
      v_before := v_month;
    end loop;
    exit when not found;
    v_before := v_day;
    v_from := greatest(v_low, record_day_start(v_day));
    v_to := least(v_high, v_upto, record_day_start(v_day + 1));
  end loop;
end $$;

create or replace function bet_totals(p_merchant text, p_member bigint, p_from date, p_to date)
returns table (vendor_code text, category text, state text, rounds bigint, stake bigint, payout bigint)
language plpgsql rows 50 security definer set search_path = public, pg_temp
as $$
declare
  v_months_from date := record_month(p_from);
  v_months_before date := record_month(p_to + 1);
begin
  perform bet_day_fold(p_merchant, p_member);
  if v_months_from < p_from then
    v_months_from := v_months_from + interval '1 month';
  end if;
  -- Without a whole month there are days only.
  v_months_before := greatest(v_months_before, v_months_from);
  return query
  select m.vendor_code, m.category, m.state, sum(m.rounds)::bigint, sum(m.stake)::bigint, sum(m.payout)::bigint
  from bet_month m
  where m.merchant = p_merchant and m.member_id = p_member and m.month >= v_months_from and m.month < v_months_before
  group by 1, 2, 3 having sum(m.rounds) > 0
  union all
  -- The days before the whole months, and those after them: two ranges, of which nothing in between is read.
  select d.vendor_code, d.category, d.state, sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.payout)::bigint
  from bet_day d
  where d.merchant = p_merchant and d.member_id = p_member
    and d.day >= p_from and d.day <= least(p_to, v_months_from - 1)
  group by 1, 2, 3
  union all
  select d.vendor_code, d.category, d.state, sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.payout)::bigint
  from bet_day d
  where d.merchant = p_merchant and d.member_id = p_member
    and d.day >= greatest(p_from, v_months_before) and d.day <= p_to
  group by 1, 2, 3
  union all
  -- What came since: by game first, so that few names are looked up however much was played.
  select r.vendor_code, record_category(g.category, g.classify), r.state, r.rounds, r.stake, r.payout
  from (
    select r.merchant, r.vendor_code, r.node_id, r.state, count(*) as rounds, sum(r.stake)::bigint as stake,
      sum(r.payout)::bigint as payout
    from bet_day_mark m
    join game_round r on r.merchant = m.merchant and r.member_id = m.member_id and r.placed_at >= m.upto
      and r.placed_at >= record_day_start(p_from) and r.placed_at < record_day_start(p_to + 1)
    where m.merchant = p_merchant and m.member_id = p_member
    group by 1, 2, 3, 4
  ) r
  left join game g on g.merchant = r.merchant and g.node_id = r.node_id;
end $$;
