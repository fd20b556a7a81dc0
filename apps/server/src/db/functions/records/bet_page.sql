-- One page of the record below a place in it. Which months have rounds of a sort is known, so a filter that fits none of a long
-- record looks at its months and not at each of its days; then day by day from the newest, and of a day that has few such
-- rounds only those are looked at.
--
-- A page is a few rows, and whoever joins names to it should know: told nothing, the server expects a thousand and reads the
-- whole catalogue for them.
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

revoke all on function bet_page from public;
grant execute on function bet_page to maidan_app;
