-- A2: keeps the lines of a member who joins below somebody or moves, with everybody below. A circle is refused, whoever writes.
create or replace function team_keep() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_today constant date := record_day(platform_now());
  v_branch bigint[];
begin
  perform team_lock(new.merchant, tg_op = 'UPDATE');
  if new.upline_id = new.id or exists (
    select from team_line l
    where l.merchant = new.merchant and l.above_id = new.id and l.below_id = new.upline_id)
  then
    raise exception 'member % cannot be below itself', new.id using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then
    -- Never before an earlier one, also when the clock was set back.
    insert into member_move (merchant, member_id, from_id, at)
    values (new.merchant, new.id, old.upline_id, greatest(platform_now(),
      (select v.at from member_move v where v.merchant = new.merchant order by v.no desc limit 1)));
    -- What was counted today is taken from those who were above, and counted next for those who are then.
    v_branch := array(
      select l.below_id from team_line l where l.merchant = new.merchant and l.above_id = new.id) || new.id;
    perform team_take(new.merchant, v_branch, array_fill(v_today, array[cardinality(v_branch)]),
      array_fill('infinity'::date, array[cardinality(v_branch)]));
    update team_mark k set day = least(k.day, v_today), counted_at = '-infinity'
    where k.merchant = new.merchant and k.member_id = any(v_branch);
    with branch as (
      select new.id as id, 0 as depth
      union all select l.below_id, l.depth from team_line l where l.merchant = new.merchant and l.above_id = new.id
    ), gone as (
      delete from team_line l using branch b
      where l.merchant = new.merchant and l.below_id = b.id and l.depth > b.depth
      returning l.*
    )
    insert into team_line_past (merchant, above_id, below_id, depth, since, until)
    select g.merchant, g.above_id, g.below_id, g.depth, g.since, v_today from gone g where g.since < v_today;
  end if;
  insert into team_line (merchant, above_id, below_id, depth, since)
  select new.merchant, a.id, b.id, a.depth + b.depth,
    case when tg_op = 'INSERT' then '-infinity'::date else v_today end
  from (
    select new.upline_id as id, 1 as depth where new.upline_id is not null
    union all
    select l.above_id, l.depth + 1 from team_line l where l.merchant = new.merchant and l.below_id = new.upline_id
  ) a
  cross join (
    select new.id as id, 0 as depth
    union all select l.below_id, l.depth from team_line l where l.merchant = new.merchant and l.above_id = new.id
  ) b;
  return null;
end $$;

revoke all on function team_keep from public;
