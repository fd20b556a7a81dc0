-- MEM-08: records that stay quick however long they grow. Pages walk an index; sums come from one row for each day, which are
-- brought up to date when somebody reads them, so that a bet never waits for its statistics.

-- Whose midnight begins a day: the contract's RECORD_TIME_ZONE.
create function record_day(p_at timestamptz) returns date
language sql immutable parallel safe
as $$ select (p_at at time zone 'Asia/Dhaka')::date $$;

create function record_day_start(p_day date) returns timestamptz
language sql immutable parallel safe
as $$ select p_day::timestamp at time zone 'Asia/Dhaka' $$;

create function record_category(p_category text, p_classify text) returns text
language sql immutable parallel safe
as $$ select case when p_classify = 'CRASH' then 'MXWIN' else coalesce(p_category, 'OTHER') end $$;

-- What a posting is to the member whose balance it moves. A reversal counts with what it reverses.
create function record_kind(p_posting_kind text) returns text
language sql immutable parallel safe
as $$
  select case split_part(p_posting_kind, '_', 1)
    when 'deposit' then 'deposit'
    when 'withdrawal' then 'withdrawal'
    when 'bet' then 'bet'
    when 'win' then 'win'
    when 'bonus' then 'bonus'
    when 'transfer' then 'transfer'
    else 'adjustment'
  end
$$;

-- The record is paged by time of play, so that a range of days is a range of the index. It takes the place of the one by id.
create unique index game_round_placed on game_round (merchant, member_id, placed_at desc, id desc);
drop index game_round_record;
-- A receipt names every transaction of its round. It takes the place of an index that nobody read by.
create index wallet_transaction_of_round on wallet_transaction (merchant, member_id, round_id);
drop index wallet_transaction_by_time;

-- Rounds by the day they were played on. Holds those placed before the mark; later ones are read where they lie.
create table bet_day (
  merchant text not null,
  member_id bigint not null,
  day date not null,
  vendor_code text not null,
  category text not null,
  state text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (merchant, member_id, day, vendor_code, category, state)
);
create table bet_day_mark (
  merchant text not null,
  member_id bigint not null,
  upto timestamptz not null default '-infinity',
  primary key (merchant, member_id)
);
-- Days on which a round changed after it was counted: a long-open bet that settled, a win taken back.
create table bet_day_stale (
  merchant text not null,
  member_id bigint not null,
  day date not null,
  noted_at timestamptz not null default platform_now(),
  primary key (merchant, member_id, day)
);

create function bet_day_note_late() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- Touches the row also when it is there: whoever counts the day anew waits for this change, or this change notes it again.
  insert into bet_day_stale as s (merchant, member_id, day)
  values (new.merchant, new.member_id, record_day(new.placed_at))
  on conflict (merchant, member_id, day) do update set noted_at = platform_now();
  return null;
end $$;

-- A round is counted two hours after it was placed at the earliest; until one hour after, nobody need be told of a change.
create trigger game_round_changed_late after insert or update on game_round
  for each row when (new.placed_at < platform_now() - interval '1 hour')
  execute function bet_day_note_late();

create function bet_day_add(p_merchant text, p_member bigint, p_from timestamptz, p_before timestamptz) returns void
language sql
as $$
  insert into bet_day as d (merchant, member_id, day, vendor_code, category, state, rounds, stake, payout)
  select p_merchant, p_member, record_day(r.placed_at), r.vendor_code, record_category(g.category, g.classify), r.state,
    count(*), sum(r.stake), sum(r.payout)
  from game_round r
  left join game g on g.merchant = r.merchant and g.node_id = r.node_id
  where r.merchant = p_merchant and r.member_id = p_member and r.placed_at >= p_from and r.placed_at < p_before
  group by 3, 4, 5, 6
  on conflict (merchant, member_id, day, vendor_code, category, state) do update
    set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout
$$;

-- Brings the days of one member up to date; answers with the moment before which rounds are counted.
create function bet_day_fold(p_merchant text, p_member bigint) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_upto constant timestamptz := date_trunc('hour', platform_now() - interval '2 hours');
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
    v_counted := '-infinity';
  end if;
  -- First the notes, then the rounds: a change that is being made is waited for, and the next statement sees it.
  with gone as (
    delete from bet_day_stale s where s.merchant = p_merchant and s.member_id = p_member returning s.day
  )
  select array_agg(gone.day) into v_days from gone;
  delete from bet_day d where d.merchant = p_merchant and d.member_id = p_member and d.day = any(v_days);
  foreach v_day in array coalesce(v_days, '{}') loop
    perform bet_day_add(p_merchant, p_member, record_day_start(v_day), least(record_day_start(v_day + 1), v_counted));
  end loop;
  perform bet_day_add(p_merchant, p_member, v_counted, v_upto);
  update bet_day_mark m set upto = v_upto where m.merchant = p_merchant and m.member_id = p_member;
  return v_upto;
end $$;

-- The sums of a range of days: counted ones and those that came since. One statement reads both, so that it sees one moment.
create function bet_sums(p_merchant text, p_member bigint, p_from date, p_to date)
returns table (day date, vendor_code text, category text, state text, rounds bigint, stake bigint, payout bigint)
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform bet_day_fold(p_merchant, p_member);
  return query
  select d.day, d.vendor_code, d.category, d.state, d.rounds, d.stake, d.payout
  from bet_day d
  where d.merchant = p_merchant and d.member_id = p_member and d.day between p_from and p_to
  union all
  select record_day(r.placed_at), r.vendor_code, record_category(g.category, g.classify), r.state, count(*),
    sum(r.stake)::bigint, sum(r.payout)::bigint
  from bet_day_mark m
  join game_round r on r.merchant = m.merchant and r.member_id = m.member_id and r.placed_at >= m.upto
    and r.placed_at >= record_day_start(p_from) and r.placed_at < record_day_start(p_to + 1)
  left join game g on g.merchant = r.merchant and g.node_id = r.node_id
  where m.merchant = p_merchant and m.member_id = p_member
  group by 1, 2, 3, 4;
end $$;

-- One page of the record below a place in it. With filters only days that have such rounds are looked at.
create function bet_page(p_merchant text, p_member bigint, p_from date, p_to date, p_vendor text, p_category text,
  p_state text, p_before timestamptz, p_before_id bigint, p_limit int)
returns setof game_round
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_low constant timestamptz := record_day_start(p_from);
  v_high constant timestamptz := least(record_day_start(p_to + 1), p_before + interval '1 microsecond');
  v_filtered constant boolean := num_nonnulls(p_vendor, p_category, p_state) > 0;
  v_upto timestamptz := '-infinity';
  v_part record;
  v_left int := p_limit;
  v_found int;
begin
  if v_filtered then
    v_upto := bet_day_fold(p_merchant, p_member);
  end if;
  for v_part in
    select p.low, p.high from (
      select greatest(v_low, v_upto) as low, v_high as high
      union all
      select greatest(v_low, record_day_start(d.day)), least(v_high, v_upto, record_day_start(d.day + 1))
      from bet_day d
      where v_filtered and d.merchant = p_merchant and d.member_id = p_member and d.day between p_from and p_to
        and (p_vendor is null or d.vendor_code = p_vendor) and (p_category is null or d.category = p_category)
        and (p_state is null or d.state = p_state)
      group by d.day
    ) p
    where p.low < p.high
    order by p.low desc
  loop
    return query
    select r.* from game_round r
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    where r.merchant = p_merchant and r.member_id = p_member
      and r.placed_at >= v_part.low and r.placed_at < v_part.high
      and (p_before is null or (r.placed_at, r.id) < (p_before, p_before_id))
      and (p_vendor is null or r.vendor_code = p_vendor) and (p_state is null or r.state = p_state)
      and (p_category is null or record_category(g.category, g.classify) = p_category)
    order by r.placed_at desc, r.id desc
    limit v_left;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left <= 0;
  end loop;
end $$;

-- Movements of a balance by day and kind. Entries never change, so what is counted stays counted.
create table account_day (
  merchant text not null,
  account_id bigint not null,
  day date not null,
  kind text not null,
  entries bigint not null,
  amount bigint not null,
  first_version bigint not null,
  last_version bigint not null,
  primary key (merchant, account_id, day, kind)
);
create table account_day_mark (
  merchant text not null,
  account_id bigint not null,
  version bigint not null default 0,
  primary key (merchant, account_id)
);

-- Counts at most so many entries; answers with how many are left, so that a long history is counted in several goes.
create function account_day_fold(p_merchant text, p_account bigint, p_at_most int) returns bigint
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
    insert into account_day as d (merchant, account_id, day, kind, entries, amount, first_version, last_version)
    select p_merchant, p_account, record_day(e.at), record_kind(t.kind), count(*), sum(e.amount), min(e.version),
      max(e.version)
    from ledger_entry e
    join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
    where e.merchant = p_merchant and e.account_id = p_account and e.version > v_counted and e.version <= v_last
    group by 3, 4
    on conflict (merchant, account_id, day, kind) do update
      set entries = d.entries + excluded.entries, amount = d.amount + excluded.amount, last_version = excluded.last_version;
    update account_day_mark m set version = v_last where m.merchant = p_merchant and m.account_id = p_account;
  end if;
  return v_version - greatest(v_last, v_counted);
end $$;

-- One page of what moved a balance, below a version; only days that have such movements are looked at.
create function account_page(p_merchant text, p_account bigint, p_from date, p_to date, p_kind text, p_before bigint,
  p_limit int)
returns table (version bigint, transaction_id bigint, amount bigint, balance_after bigint, at timestamptz,
  posting_kind text, reference text, key text)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
#variable_conflict use_column
declare
  v_part record;
  v_left int := p_limit;
  v_found int;
begin
  for v_part in
    select min(d.first_version) as low, max(d.last_version) as high from account_day d
    where d.merchant = p_merchant and d.account_id = p_account and d.day between p_from and p_to
      and (p_kind is null or d.kind = p_kind) and (p_before is null or d.first_version < p_before)
    group by d.day order by d.day desc
  loop
    return query
    select e.version, e.transaction_id, e.amount, e.balance_after, e.at, t.kind, t.reference, t.key
    from ledger_entry e
    join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
    where e.merchant = p_merchant and e.account_id = p_account and e.version between v_part.low and v_part.high
      and (p_before is null or e.version < p_before) and (p_kind is null or record_kind(t.kind) = p_kind)
    order by e.version desc
    limit v_left;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left <= 0;
  end loop;
end $$;

revoke all on function bet_day_note_late(), bet_day_add(text, bigint, timestamptz, timestamptz),
  bet_day_fold(text, bigint), bet_sums(text, bigint, date, date),
  bet_page(text, bigint, date, date, text, text, text, timestamptz, bigint, int),
  account_day_fold(text, bigint, int), account_page(text, bigint, date, date, text, bigint, int) from public;
grant execute on function bet_sums(text, bigint, date, date),
  bet_page(text, bigint, date, date, text, text, text, timestamptz, bigint, int),
  account_day_fold(text, bigint, int), account_page(text, bigint, date, date, text, bigint, int) to maidan_app;
grant select on bet_day, account_day to maidan_app;
