-- Counts the rounds that a stretch of the wallet's transactions and ends touched: what each is now, less what was counted of it before.
-- A round counts for the line its member belonged to when it was settled. Whatever changes after its slot was closed stays with that line.
create or replace function pay_count(p_merchant text, p_after bigint, p_upto bigint, p_closed timestamptz) returns void
language sql
as $$
  with touched as materialized (
    select t.partner, t.round_id, t.member_id
    from wallet_transaction t where t.merchant = p_merchant and t.id > p_after and t.id <= p_upto
    union
    select e.partner, e.round_id, e.member_id
    from round_ended e where e.merchant = p_merchant and e.id > p_after and e.id <= p_upto
  ), change as materialized (
    select r.partner, r.round_id, r.member_id, r.settled_at, c.slot as old_slot, c.line_no as old_line_no, c.stake as old_stake,
      c.payout as old_payout, case when r.state = 'closed' then pay_slot_start('realtime', r.settled_at) end as settled_slot, r.stake,
      r.payout, coalesce(q.slot, case when c.slot < p_closed then c.slot end) as line_of,
      coalesce(q.line_no, case when c.slot < p_closed then c.line_no end) as line_no
    from touched t
    join game_round r on r.merchant = p_merchant and r.partner = t.partner and r.round_id = t.round_id and r.member_id = t.member_id
    left join round_counted c
      on c.merchant = p_merchant and c.partner = r.partner and c.round_id = r.round_id and c.member_id = r.member_id
    left join lateral (select q.slot, q.line_no from round_recounted q
      where q.merchant = p_merchant and q.partner = r.partner and q.round_id = r.round_id and q.member_id = r.member_id
      order by q.slot, q.id limit 1) q on true
    where ledger_currency_class(r.currency) = 'real'
      and case when r.state = 'closed' then c.slot is null or c.stake <> r.stake or c.payout <> r.payout else c.slot is not null end
  ), again as (
    -- A slot that is still open forgets what it had; a closed one keeps it.
    insert into round_recounted (merchant, member_id, slot, partner, round_id, rounds, stake, payout, line_no)
    select p_merchant, x.member_id, v.slot, x.partner, x.round_id, v.rounds, v.rounds * x.old_stake, v.rounds * x.old_payout,
      x.old_line_no
    from change x cross join lateral (values (1, x.old_slot), (-1, p_closed)) v (rounds, slot)
    where x.old_slot < p_closed
  ), gone as (
    delete from round_counted c using change x
    where c.merchant = p_merchant and c.partner = x.partner and c.round_id = x.round_id and c.member_id = x.member_id
      and x.settled_slot is null
  ), part as materialized (
    select x.partner, x.round_id, x.member_id, greatest(x.settled_slot, p_closed) as slot, x.settled_slot < p_closed as late,
      1 as rounds, x.stake, x.payout, x.line_of, x.line_no, x.settled_at
    from change x where x.settled_slot is not null
    union all
    select x.partner, x.round_id, x.member_id, greatest(x.old_slot, p_closed), x.old_slot < p_closed, -1, -x.old_stake, -x.old_payout,
      x.old_slot, x.old_line_no, null
    from change x where x.old_slot is not null
  ), now_above as materialized (
    select n.member_id, l.* from (select distinct p.member_id from part p where p.line_no is null) n
    cross join lateral pay_line(p_merchant, n.member_id, 'infinity') l
  ), lined as materialized (
    select p.partner, p.round_id, p.member_id, p.slot, p.late, p.rounds, p.stake, p.payout, l.line, l.line_nos, l.line_no
    from part p
    left join now_above n on n.member_id = p.member_id
    left join lateral (
      select s.line, s.line_nos, s.line_no from turnover_slot s
      where s.merchant = p_merchant and s.member_id = p.member_id and s.slot = p.line_of and s.line_no = p.line_no
      union all
      select n.line, n.line_nos, n.line_no where p.line_no is null and p.settled_at >= n.since
      union all
      -- Somebody on the way up has moved since.
      select w.line, w.line_nos, w.line_no from pay_line(p_merchant, p.member_id, p.settled_at) w
      where p.line_no is null and p.settled_at < n.since
    ) l on true
  ), kept as (
    insert into round_counted as c (merchant, partner, round_id, member_id, slot, stake, payout, line_no)
    select p_merchant, l.partner, l.round_id, l.member_id, l.slot, l.stake, l.payout, l.line_no
    from lined l where l.rounds = 1
    on conflict (merchant, partner, round_id, member_id) do update
      set slot = excluded.slot, stake = excluded.stake, payout = excluded.payout, line_no = excluded.line_no
  ), own as (
    insert into turnover_slot as s (merchant, member_id, slot, line_no, line, line_nos, rounds, stake, payout, late_stake, late_payout)
    select p_merchant, l.member_id, l.slot, l.line_no, min(l.line), min(l.line_nos), sum(l.rounds), sum(l.stake), sum(l.payout),
      coalesce(sum(l.stake) filter (where l.late), 0), coalesce(sum(l.payout) filter (where l.late), 0)
    from lined l group by l.member_id, l.slot, l.line_no
    on conflict (merchant, member_id, slot, line_no) do update
      set rounds = s.rounds + excluded.rounds, stake = s.stake + excluded.stake, payout = s.payout + excluded.payout,
        late_stake = s.late_stake + excluded.late_stake, late_payout = s.late_payout + excluded.late_payout
  )
  insert into team_slot as s (merchant, agent_id, slot, member_id, line_no, agent_line_no, rounds, stake, payout, late_stake, late_payout)
  select p_merchant, a.id, l.slot, l.member_id, l.line_no, coalesce(min(a.line_no), 0), sum(l.rounds), sum(l.stake), sum(l.payout),
    coalesce(sum(l.stake) filter (where l.late), 0), coalesce(sum(l.payout) filter (where l.late), 0)
  from lined l cross join lateral unnest(l.line, l.line_nos) a (id, line_no)
  group by a.id, l.slot, l.member_id, l.line_no
  on conflict (merchant, agent_id, slot, member_id, line_no) do update
    set rounds = s.rounds + excluded.rounds, stake = s.stake + excluded.stake, payout = s.payout + excluded.payout,
      late_stake = s.late_stake + excluded.late_stake, late_payout = s.late_payout + excluded.late_payout
$$;

revoke all on function pay_count from public;
