-- MEM-05: how much must still be staked before money may leave, counted from the ledger and the rounds themselves.

-- Deposits of one account, found without reading its bets.
create index ledger_transaction_deposits on ledger_transaction using gin (account_ids)
  where kind in ('deposit', 'deposit_reversal');

-- The first of a member's rounds from a moment on. Rounds are numbered in the order of play, so the place is found by
-- halving, and no index by time has to be written with every bet.
create function first_round_since(p_merchant text, p_member bigint, p_since timestamptz) returns bigint
language plpgsql stable
as $$
declare
  v_low bigint;
  v_high bigint;
  v_middle bigint;
  v_round record;
  v_found bigint;
begin
  select r.id into v_low from game_round r
  where r.merchant = p_merchant and r.member_id = p_member order by r.id limit 1;
  select r.id into v_high from game_round r
  where r.merchant = p_merchant and r.member_id = p_member order by r.id desc limit 1;
  while v_low <= v_high loop
    v_middle := v_low + (v_high - v_low) / 2;
    select r.id, r.placed_at into v_round from game_round r
    where r.merchant = p_merchant and r.member_id = p_member and r.id between v_middle and v_high
    order by r.id limit 1;
    if v_round.id is null then
      v_high := v_middle - 1;
    elsif v_round.placed_at >= p_since then
      v_found := v_round.id;
      v_high := v_middle - 1;
    else
      v_low := v_round.id + 1;
    end if;
  end loop;
  return v_found;
end $$;

-- Every deposit must be staked `p_percent` per cent, by bets placed after it. What is left is the most that any run of
-- deposits up to now still needs. A withdrawal was possible only when nothing was left, so nothing before the last one
-- counts any more.
create function withdrawal_turnover(p_merchant text, p_member bigint, p_currency text, p_percent int,
  out since timestamptz, out required bigint, out counted bigint, out bets bigint)
language plpgsql stable
as $$
declare
  v_account bigint;
  v_from timestamptz;
  v_first timestamptz;
  v_round bigint;
begin
  required := 0;
  counted := 0;
  bets := 0;
  select a.id into v_account from ledger_account a
  where a.merchant = p_merchant and a.kind = 'member' and a.owner = p_member::text and a.currency = p_currency
    and a.shard = 0;
  select coalesce(max(w.requested_at), '-infinity') into v_from from withdrawal w
  where w.merchant = p_merchant and w.member_id = p_member;
  select min(t.at) into v_first from ledger_transaction t
  where t.merchant = p_merchant and t.kind in ('deposit', 'deposit_reversal') and t.account_ids @> array[v_account]
    and t.at > v_from;
  if v_first is null or p_percent = 0 then
    return;
  end if;
  v_round := first_round_since(p_merchant, p_member, v_first);
  with deposits as (
    select t.at, e.amount from ledger_transaction t
    cross join lateral unnest(t.account_ids, t.versions) as leg (account_id, version)
    join ledger_entry e on e.merchant = t.merchant and e.account_id = leg.account_id and e.version = leg.version
    where t.merchant = p_merchant and t.kind in ('deposit', 'deposit_reversal') and t.account_ids @> array[v_account]
      and leg.account_id = v_account and t.at > v_from
  ), events as (
    select d.at, d.amount, 0::bigint as stake, 0 as bet from deposits d
    union all
    select r.placed_at, 0, r.stake, 1 from game_round r
    where r.merchant = p_merchant and r.member_id = p_member and r.id >= v_round and r.state = 'closed'
      and r.currency = p_currency
  ), from_here as (
    select e.at, e.bet,
      (sum(e.amount) over later)::bigint * p_percent / 100 as required,
      (sum(e.stake) over later)::bigint as counted,
      sum(e.bet) over later as bets
    from events e
    -- Of the same moment, the deposit comes first: a bet placed right after it counts.
    window later as (order by e.at desc, e.bet desc rows between unbounded preceding and current row)
  )
  select f.at, f.required, f.counted, f.bets into since, required, counted, bets
  from from_here f where f.bet = 0
  order by f.required - f.counted desc, f.at limit 1;
  required := greatest(required, 0);
end $$;

grant execute on function first_round_since(text, bigint, timestamptz),
  withdrawal_turnover(text, bigint, text, int) to maidan_app;

-- L11: money that neither came nor went, but was put right: by two persons.
create table balance_adjustment (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  proposed_by text not null check (length(proposed_by) between 1 and 64),
  proposed_at timestamptz not null default platform_now(),
  reason text not null check (length(reason) between 1 and 500),
  confirmed_by text,
  confirmed_at timestamptz,
  ledger_transaction_id bigint,
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id),
  check (lower(confirmed_by) <> lower(proposed_by)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((confirmed_by is null) = (ledger_transaction_id is null))
);
grant select, insert on balance_adjustment to maidan_app;
grant update (confirmed_by, confirmed_at, ledger_transaction_id) on balance_adjustment to maidan_app;
