-- Decision 0032. A deposit binds itself, and what is won or lost with it, until bets of `p_percent` per cent of it have been
-- settled. Bets count for the oldest deposit that still needs some, so one that is done sets its money free whatever came
-- after it. Everything else is free: what was there before, and what comes another way. Lost money is the bound money first.
--
-- One snapshot answers all of it. Bets are read once, in sums between deposits; a second time only where deposits overlap,
-- to find the bet that finished the last one that is done.
create or replace function withdrawal_bound(p_merchant text, p_member bigint, p_currency text, p_percent int,
  out available bigint, out held bigint, out bound bigint, out required bigint, out counted bigint, out bets bigint,
  out since timestamptz, out mark bigint)
language plpgsql stable
-- Found by their own indexes, whatever size the tables had when this was planned.
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

grant execute on function withdrawal_bound to maidan_app;
