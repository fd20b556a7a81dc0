-- MEM-08: a filter that fits few of many. Where a day holds only a few rounds or movements of one sort, their places are
-- kept beside their sums, so that a page of them need not look through everything else of those days. And sums of
-- months, so that a total over years adds up few rows.

create function record_few() returns int
language sql immutable parallel safe
as $$ select 100 $$;

-- What two parts of a day have of one sort, or null when it has become many.
create function record_join_few(p_some anycompatiblearray, p_more anycompatiblearray) returns anycompatiblearray
language sql immutable parallel safe
as $$ select case when cardinality(p_some) + cardinality(p_more) <= record_few() then p_some || p_more end $$;

create function record_month(p_day date) returns date
language sql immutable parallel safe
as $$ select date_trunc('month', p_day::timestamp)::date $$;

create aggregate record_moments(timestamptz[]) (sfunc = array_cat, stype = timestamptz[]);

alter table bet_day add column moments timestamptz[];
alter table account_day add column versions bigint[];
-- Only sums of what stands elsewhere: whoever reads next counts anew.
truncate bet_day, bet_day_mark, bet_day_stale, account_day, account_day_mark;

create table bet_month (
  merchant text not null,
  member_id bigint not null,
  month date not null,
  vendor_code text not null,
  category text not null,
  state text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (merchant, member_id, month, vendor_code, category, state)
);
grant select on bet_month to maidan_app;

-- As before (0044), with the moments of few, and for the months too.
create or replace function bet_day_add(p_merchant text, p_member bigint, p_from timestamptz, p_before timestamptz)
returns void
language sql
as $$
  with counted as (
    select record_day(r.placed_at) as day, r.vendor_code, record_category(g.category, g.classify) as category, r.state,
      count(*) as rounds, sum(r.stake)::bigint as stake, sum(r.payout)::bigint as payout,
      case when count(*) <= record_few() then array_agg(r.placed_at) end as moments
    from game_round r
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    where r.merchant = p_merchant and r.member_id = p_member and r.placed_at >= p_from and r.placed_at < p_before
    group by 1, 2, 3, 4
  ), days as (
    insert into bet_day as d (merchant, member_id, day, vendor_code, category, state, rounds, stake, payout, moments)
    select p_merchant, p_member, c.* from counted c
    on conflict (merchant, member_id, day, vendor_code, category, state) do update
      set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout,
        moments = record_join_few(d.moments, excluded.moments)
  )
  insert into bet_month as m (merchant, member_id, month, vendor_code, category, state, rounds, stake, payout)
  select p_merchant, p_member, record_month(c.day), c.vendor_code, c.category, c.state, sum(c.rounds), sum(c.stake),
    sum(c.payout)
  from counted c group by 3, 4, 5, 6
  on conflict (merchant, member_id, month, vendor_code, category, state) do update
    set rounds = m.rounds + excluded.rounds, stake = m.stake + excluded.stake, payout = m.payout + excluded.payout
$$;

-- Takes days out of all sums, because they are counted anew.
create function bet_day_take(p_merchant text, p_member bigint, p_days date[]) returns void
language sql
as $$
  with gone as (
    delete from bet_day d where d.merchant = p_merchant and d.member_id = p_member and d.day = any(p_days) returning d.*
  ), less as (
    select record_month(g.day) as month, g.vendor_code, g.category, g.state, sum(g.rounds)::bigint as rounds,
      sum(g.stake)::bigint as stake, sum(g.payout)::bigint as payout
    from gone g group by 1, 2, 3, 4
  )
  update bet_month m set rounds = m.rounds - l.rounds, stake = m.stake - l.stake, payout = m.payout - l.payout
  from less l
  where m.merchant = p_merchant and m.member_id = p_member and m.month = l.month and m.vendor_code = l.vendor_code
    and m.category = l.category and m.state = l.state
$$;

-- As before (0044), for the months too, and sooner: a round is counted 20 minutes after it was placed at the earliest, so
-- that little is left to be read where it lies. Until 10 minutes after, nobody need be told of a change.
create or replace trigger game_round_changed_late after insert or update on game_round
  for each row when (new.placed_at < platform_now() - interval '10 minutes')
  execute function bet_day_note_late();

create or replace function bet_day_fold(p_merchant text, p_member bigint) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_upto constant timestamptz :=
    date_bin('10 minutes', platform_now() - interval '20 minutes', '2020-01-01 00:00+00');
  v_counted timestamptz;
  v_day date;
  v_days date[];
begin
  select m.upto into v_counted from bet_day_mark m where m.merchant = p_merchant and m.member_id = p_member;
  if v_counted = v_upto
    and not exists (select from bet_day_stale s where s.merchant = p_merchant and s.member_id = p_member)
  then
    return v_upto;
  end if;
  insert into bet_day_mark (merchant, member_id) values (p_merchant, p_member) on conflict do nothing;
  select m.upto into v_counted from bet_day_mark m where m.merchant = p_merchant and m.member_id = p_member for update;
  if v_counted > v_upto then
    -- The platform's clock was set back: what was counted is counted anew.
    delete from bet_day d where d.merchant = p_merchant and d.member_id = p_member;
    delete from bet_month m where m.merchant = p_merchant and m.member_id = p_member;
    v_counted := '-infinity';
  end if;
  -- First the notes, then the rounds: a change that is being made is waited for, and the next statement sees it.
  with gone as (
    delete from bet_day_stale s where s.merchant = p_merchant and s.member_id = p_member returning s.day
  )
  select array_agg(gone.day) into v_days from gone;
  if v_days is not null then
    perform bet_day_take(p_merchant, p_member, v_days);
    foreach v_day in array v_days loop
      perform bet_day_add(p_merchant, p_member, record_day_start(v_day), least(record_day_start(v_day + 1), v_counted));
    end loop;
  end if;
  perform bet_day_add(p_merchant, p_member, v_counted, v_upto);
  update bet_day_mark m set upto = v_upto where m.merchant = p_merchant and m.member_id = p_member;
  return v_upto;
end $$;

-- Sums over any length of time: whole months, the days at both ends, and what came since it was counted.
create function bet_totals(p_merchant text, p_member bigint, p_from date, p_to date)
returns table (vendor_code text, category text, state text, rounds bigint, stake bigint, payout bigint)
language plpgsql security definer set search_path = public, pg_temp
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
  select d.vendor_code, d.category, d.state, sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.payout)::bigint
  from bet_day d
  where d.merchant = p_merchant and d.member_id = p_member
    and (d.day between p_from and least(p_to, v_months_from - 1)
      or d.day between greatest(p_from, v_months_before) and p_to)
  group by 1, 2, 3
  union all
  select r.vendor_code, record_category(g.category, g.classify), r.state, count(*), sum(r.stake)::bigint,
    sum(r.payout)::bigint
  from bet_day_mark m
  join game_round r on r.merchant = m.merchant and r.member_id = m.member_id and r.placed_at >= m.upto
    and r.placed_at >= record_day_start(p_from) and r.placed_at < record_day_start(p_to + 1)
  left join game g on g.merchant = r.merchant and g.node_id = r.node_id
  where m.merchant = p_merchant and m.member_id = p_member
  group by 1, 2, 3;
end $$;

-- As before (0044). Day by day from the newest; of a day that has few such rounds only those are looked at.
create or replace function bet_page(p_merchant text, p_member bigint, p_from date, p_to date, p_vendor text,
  p_category text, p_state text, p_before timestamptz, p_before_id bigint, p_limit int)
returns setof game_round
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_low constant timestamptz := record_day_start(p_from);
  v_high constant timestamptz := least(record_day_start(p_to + 1), p_before + interval '1 microsecond');
  v_filtered constant boolean := num_nonnulls(p_vendor, p_category, p_state) > 0;
  v_upto constant timestamptz :=
    case when v_filtered then bet_day_fold(p_merchant, p_member) else '-infinity'::timestamptz end;
  v_day date := least(p_to, record_day(least(v_high, v_upto))) + 1;
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
    select d.day, case when bool_and(d.moments is not null) then record_moments(d.moments) end into v_day, v_moments
    from bet_day d
    where d.merchant = p_merchant and d.member_id = p_member and d.day >= p_from and d.day < v_day
      and (p_vendor is null or d.vendor_code = p_vendor) and (p_category is null or d.category = p_category)
      and (p_state is null or d.state = p_state)
    group by d.day order by d.day desc limit 1;
    exit when not found;
    v_from := greatest(v_low, record_day_start(v_day));
    v_to := least(v_high, v_upto, record_day_start(v_day + 1));
  end loop;
end $$;

-- As before (0044), with the versions of few.
create or replace function account_day_fold(p_merchant text, p_account bigint, p_at_most int) returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_counted bigint;
  v_last bigint;
  v_version bigint;
begin
  select coalesce((select m.version from account_day_mark m where m.merchant = p_merchant and m.account_id = p_account), 0),
    (select a.version from ledger_account a where a.merchant = p_merchant and a.id = p_account)
  into v_counted, v_version;
  if v_version is null or v_counted = v_version then
    return 0;
  end if;
  insert into account_day_mark (merchant, account_id) values (p_merchant, p_account) on conflict do nothing;
  select m.version into v_counted from account_day_mark m
  where m.merchant = p_merchant and m.account_id = p_account for update;
  v_last := least(v_version, v_counted + p_at_most);
  if v_last > v_counted then
    insert into account_day as d (merchant, account_id, day, kind, entries, amount, first_version, last_version, versions)
    select p_merchant, p_account, record_day(e.at), record_kind(t.kind), count(*), sum(e.amount), min(e.version),
      max(e.version), case when count(*) <= record_few() then array_agg(e.version) end
    from ledger_entry e
    join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
    where e.merchant = p_merchant and e.account_id = p_account and e.version > v_counted and e.version <= v_last
    group by 3, 4
    on conflict (merchant, account_id, day, kind) do update
      set entries = d.entries + excluded.entries, amount = d.amount + excluded.amount,
        last_version = excluded.last_version, versions = record_join_few(d.versions, excluded.versions);
    update account_day_mark m set version = v_last where m.merchant = p_merchant and m.account_id = p_account;
  end if;
  return v_version - greatest(v_last, v_counted);
end $$;

-- As before (0044). Day by day from the newest; of a day that has few such movements only those are looked at.
create or replace function account_page(p_merchant text, p_account bigint, p_from date, p_to date, p_kind text,
  p_before bigint, p_limit int)
returns table (version bigint, transaction_id bigint, amount bigint, balance_after bigint, at timestamptz,
  posting_kind text, reference text, key text)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
#variable_conflict use_column
declare
  v_day date := p_to + 1;
  v_part record;
  v_left int := p_limit;
  v_found int;
begin
  while v_left > 0 loop
    -- Of one kind a day has one row.
    select d.day, min(d.first_version) as low, max(d.last_version) as high,
      case when p_kind is not null then min(d.versions) end as versions
    into v_part
    from account_day d
    where d.merchant = p_merchant and d.account_id = p_account and d.day >= p_from and d.day < v_day
      and (p_kind is null or d.kind = p_kind) and (p_before is null or d.first_version < p_before)
    group by d.day order by d.day desc limit 1;
    exit when not found;
    v_day := v_part.day;
    if v_part.versions is null then
      return query
      select e.version, e.transaction_id, e.amount, e.balance_after, e.at, t.kind, t.reference, t.key
      from ledger_entry e
      join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
      where e.merchant = p_merchant and e.account_id = p_account and e.version between v_part.low and v_part.high
        and (p_before is null or e.version < p_before) and (p_kind is null or record_kind(t.kind) = p_kind)
      order by e.version desc
      limit v_left;
    else
      return query
      select e.version, e.transaction_id, e.amount, e.balance_after, e.at, t.kind, t.reference, t.key
      from ledger_entry e
      join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
      where e.merchant = p_merchant and e.account_id = p_account and e.version = any(v_part.versions)
        and (p_before is null or e.version < p_before)
      order by e.version desc
      limit v_left;
    end if;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
  end loop;
end $$;

revoke all on function bet_totals(text, bigint, date, date), bet_day_take(text, bigint, date[]) from public;
grant execute on function bet_totals(text, bigint, date, date) to maidan_app;
