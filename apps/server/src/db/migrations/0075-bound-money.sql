-- MEM-05: what a deposit binds, and a request that its member takes back.

-- Up to this entry of a member's account every deposit has been staked. What was free once stays free, and nobody counts it
-- again.
create table turnover_mark (
  merchant text not null,
  member_id bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  version bigint not null check (version > 0),
  primary key (merchant, member_id, currency),
  foreign key (merchant, member_id) references member (merchant, id)
);
grant select, insert, update (version) on turnover_mark to maidan_app;

-- Until now a withdrawal could only be asked for when nothing was left to stake.
insert into turnover_mark (merchant, member_id, currency, version)
select w.merchant, w.member_id, a.currency, max(leg.version)
from (select merchant, member_id, max(requested_at) as at from withdrawal group by 1, 2) w
join ledger_account a on a.merchant = w.merchant and a.kind = 'member' and a.owner = w.member_id::text and a.shard = 0
join ledger_transaction t on t.merchant = w.merchant and t.kind = 'deposit' and t.account_ids @> array[a.id] and t.at <= w.at
cross join lateral unnest(t.account_ids, t.versions) as leg (account_id, version)
where leg.account_id = a.id
group by 1, 2, 3;

-- Decision 0032. A deposit binds itself, and what is won or lost with it, until bets of `p_percent` per cent of it have been
-- settled. Bets count for the oldest deposit that still needs some, so one that is done sets its money free whatever came
-- after it. Everything else is free: what was there before, and what comes another way. Lost money is the bound money first.
--
-- One snapshot answers all of it. Bets are read once, in sums between deposits; a second time only where deposits overlap,
-- to find the bet that finished the last one that is done.
create function withdrawal_bound(p_merchant text, p_member bigint, p_currency text, p_percent int,
  out available bigint, out held bigint, out bound bigint, out required bigint, out counted bigint, out bets bigint,
  out since timestamptz, out mark bigint)
language plpgsql stable
-- As before (0063): found by their own indexes, whatever size the tables had when this was planned.
set enable_seqscan = off
as $$
declare
  v_account bigint;
  v_mark bigint;
  v_versions bigint[];
  v_moments timestamptz[];
  v_amounts bigint[];
  v_needs bigint[];
  v_stakes bigint[];
  v_bets bigint[];
  v_nets bigint[];
  v_to_go bigint := 0;
  v_from int := 1;
  v_open int;
  v_staked bigint;
  v_done bigint := 0;
  v_net bigint;
  v_elsewhere bigint;
begin
  bound := 0;
  required := 0;
  counted := 0;
  bets := 0;
  select a.id, a.balance - a.held, a.held into v_account, available, held from ledger_account a
  where a.merchant = p_merchant and a.kind = 'member' and a.owner = p_member::text and a.currency = p_currency
    and a.shard = 0;
  available := coalesce(available, 0);
  held := coalesce(held, 0);
  if v_account is null or p_percent = 0 then
    return;
  end if;
  select coalesce(max(m.version), 0) into v_mark from turnover_mark m
  where m.merchant = p_merchant and m.member_id = p_member and m.currency = p_currency;
  select array_agg(d.version order by d.version), array_agg(d.at order by d.version),
    array_agg(d.amount order by d.version), array_agg(d.amount * p_percent / 100 order by d.version)
  into v_versions, v_moments, v_amounts, v_needs
  from (
    select leg.version, t.at, e.amount from ledger_transaction t
    cross join lateral unnest(t.account_ids, t.versions) as leg (account_id, version)
    join ledger_entry e on e.merchant = p_merchant and e.account_id = leg.account_id and e.version = leg.version
    where t.merchant || '' = p_merchant and t.kind = 'deposit' and t.account_ids @> array[v_account]
      and leg.account_id = v_account and leg.version > v_mark
      -- What was charged back binds nothing any more.
      and not exists (select from ledger_transaction r where r.merchant = p_merchant and r.reverses = t.id)
  ) d;
  if v_versions is null then
    return;
  end if;
  -- Of the same moment, the deposit comes first: a bet placed right after it counts.
  with played as (
    select width_bucket(r.placed_at, v_moments) as part, sum(r.stake) filter (where r.state = 'closed') as stake,
      count(*) filter (where r.state = 'closed') as bets, sum(r.payout - r.stake) as net
    from game_round r
    where r.merchant = p_merchant and r.member_id = p_member and r.placed_at >= v_moments[1] and r.currency = p_currency
    group by 1
  )
  select array_agg(coalesce(p.stake, 0)::bigint order by n), array_agg(coalesce(p.bets, 0) order by n),
    array_agg(coalesce(p.net, 0)::bigint order by n)
  into v_stakes, v_bets, v_nets
  from generate_series(1, cardinality(v_moments)) n left join played p on p.part = n;
  for i in 1 .. cardinality(v_moments) loop
    if v_to_go = 0 then
      v_from := i;
    end if;
    v_to_go := greatest(v_to_go + v_needs[i] - v_stakes[i], 0);
  end loop;
  if v_to_go = 0 then
    mark := v_versions[cardinality(v_versions)];
    return;
  end if;
  mark := v_versions[v_from - 1];
  v_staked := (select sum(s) from unnest(v_stakes[v_from:]) s);
  v_open := v_from;
  while v_done + v_needs[v_open] <= v_staked loop
    v_done := v_done + v_needs[v_open];
    v_open := v_open + 1;
  end loop;
  if v_open = v_from then
    v_net := (select sum(n) from unnest(v_nets[v_from:]) n);
    bets := (select sum(n) from unnest(v_bets[v_from:]) n);
  else
    select coalesce(sum(r.payout - r.stake) filter (where r.before >= v_done), 0),
      count(*) filter (where r.state = 'closed' and r.before + r.stake > v_done)
    into v_net, bets
    from (
      select g.state, g.stake, g.payout, sum(case g.state when 'closed' then g.stake else 0 end)
        over (order by g.placed_at, g.id) - case g.state when 'closed' then g.stake else 0 end as before
      from game_round g
      where g.merchant = p_merchant and g.member_id = p_member and g.placed_at >= v_moments[v_from]
        and g.currency = p_currency
    ) r;
  end if;
  since := v_moments[v_open];
  required := (select sum(n) from unnest(v_needs[v_open:]) n);
  counted := v_staked - v_done;
  -- What lies in wallets at vendors is the member's too.
  select coalesce(sum(a.balance), 0) into v_elsewhere from vendor v
  join ledger_account a on a.merchant = v.merchant and a.kind = 'vendor_wallet' and a.owner = p_member || ':' || v.code
    and a.currency = p_currency and a.shard = 0
  where v.merchant = p_merchant;
  bound := least(greatest((select sum(n) from unnest(v_amounts[v_open:]) n) + v_net - v_elsewhere, 0),
    greatest(available, 0));
end $$;
grant execute on function withdrawal_bound(text, bigint, text, int) to maidan_app;

-- As before (0063), for the part that is bound: what is free can be sent.
alter type upline_result add attribute bound bigint, add attribute free bigint;
create or replace function upline_move(p_merchant text, p_sender bigint, p_shown bigint, p_operation uuid, p_code text,
  p_hash bytea, p_currency text, p_amount bigint, p_offered boolean, p_agent_types int[], p_smallest bigint,
  p_largest bigint, p_per_day bigint, p_times_per_hour int, p_percent int)
returns upline_result
language plpgsql
as $$
declare
  v_line record;
  v_locked bigint;
  v_posted text;
  v_result upline_result;
begin
  select m.upline_id into v_locked from member m where m.merchant = p_merchant and m.id = p_sender;
  -- The lower id first whoever sends: two transfers that meet never wait for each other in a circle.
  perform from member m where m.merchant = p_merchant and m.id in (p_sender, v_locked) order by m.id for no key update;
  select 'known', t.receiver_id, r.username, t.code, t.amount, t.at into v_result.outcome, v_result.receiver_id,
    v_result.receiver, v_result.code, v_result.amount, v_result.at
  from upline_transfer t join member r on r.merchant = t.merchant and r.id = t.receiver_id
  where t.merchant = p_merchant and t.sender_id = p_sender and t.operation_id = p_operation;
  if found then
    return v_result;
  end if;
  -- Looked at under the lock: whoever was above when the page was drawn may not be any more.
  select u.id, u.username, coalesce(m.break_until > platform_now(), false) as on_break,
    u.status = 'active' and coalesce(u.break_until <= platform_now(), true) as open
  into v_line
  from member m
  left join member u on u.merchant = m.merchant and u.id = m.upline_id and u.type = any(p_agent_types)
  where m.merchant = p_merchant and m.id = p_sender;
  v_result.outcome := case
    when not p_offered then 'off'
    when v_line.on_break then 'on_break'
    when v_line.id is null then 'none'
    when v_line.id is distinct from v_locked or v_line.id is distinct from p_shown then 'changed'
    when not v_line.open then 'closed'
  end;
  if v_result.outcome is not null then
    return v_result;
  end if;
  select coalesce(sum(t.amount), 0), count(*) filter (where t.at > platform_now() - interval '1 hour')
  into v_result.used, v_result.times
  from upline_transfer t
  where t.merchant = p_merchant and t.sender_id = p_sender and t.at > platform_now() - interval '24 hours';
  v_result.turnover_left := 0;
  v_result.bound := 0;
  if p_percent is not null then
    select w.required - w.counted, w.bound, w.available - w.bound
    into v_result.turnover_left, v_result.bound, v_result.free
    from withdrawal_bound(p_merchant, p_sender, p_currency, p_percent) w;
  end if;
  if p_amount not between p_smallest and p_largest or v_result.times >= p_times_per_hour
    or v_result.used + p_amount > p_per_day or (v_result.bound > 0 and p_amount > v_result.free)
  then
    v_result.outcome := 'rules';
    return v_result;
  end if;
  select l.outcome into v_posted
  from ledger_post(p_merchant, 'upline-transfer:' || p_sender || ':' || p_operation, p_hash, 'transfer_upline', p_currency,
    '{member,member}', array[p_sender::text, v_line.id::text], array[-p_amount, p_amount], p_code) l;
  v_result.outcome := case v_posted when 'posted' then 'moved' else v_posted end;
  if v_posted = 'posted' then
    v_result.receiver_id := v_line.id;
    v_result.receiver := v_line.username;
    v_result.code := p_code;
    v_result.amount := p_amount;
    insert into upline_transfer (merchant, sender_id, receiver_id, operation_id, code, currency, amount)
    values (p_merchant, p_sender, v_line.id, p_operation, p_code, p_currency, p_amount)
    returning at into v_result.at;
  end if;
  return v_result;
end $$;
drop function withdrawal_turnover(text, bigint, text, int);
