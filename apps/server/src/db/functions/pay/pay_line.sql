-- Who was above a member at a moment, nearest first, with the number of each one's line, and since when it has been like this. At 'infinity': now.
create or replace function pay_line(p_merchant text, p_member bigint, p_at timestamptz)
returns table (line bigint[], line_nos bigint[], line_no bigint, since timestamptz)
language sql stable rows 1
as $$
  with recursive way as (
    select p_member as id, 0 as depth
    union all
    select u.id, w.depth + 1
    from way w
    join member m on m.merchant = p_merchant and m.id = w.id
    left join lateral (select v.no, v.from_id from member_move v
      where v.merchant = p_merchant and v.member_id = w.id and v.at > p_at order by v.no limit 1) next on true
    cross join lateral (select case when next.no is null then m.upline_id else next.from_id end as id) u
    where u.id is not null
  ), lined as (
    select w.id, w.depth, max(last.no) over (order by w.depth desc) as no, last.at
    from way w
    left join lateral (select v.no, v.at from member_move v
      where v.merchant = p_merchant and v.member_id = w.id and v.at <= p_at order by v.no desc limit 1) last on true
  )
  select coalesce(array_agg(l.id order by l.depth) filter (where l.depth > 0), '{}'),
    coalesce(array_agg(coalesce(l.no, 0) order by l.depth) filter (where l.depth > 0), '{}'),
    coalesce(max(l.no), 0), coalesce(max(l.at), '-infinity')
  from lined l
$$;

revoke all on function pay_line from public;
