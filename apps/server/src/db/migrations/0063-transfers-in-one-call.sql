-- MEM-05, T9: what is asked with members' rows locked is asked quickly: the turnover, and a whole transfer to the agent above.
--
-- Rounds are found by the moment they were placed, by the index that the record is paged by: the one by id, which
-- `first_round_since` halved its way through, has been gone since 0044, and each of its steps read the whole record.
--
-- Deposits are found by their own index and nothing else. A connection plans a function once, and may do so while the ledger
-- is a single page, when reading all of it is the cheapest way; it would read all of it from then on, however long it grows.
-- An account's id is one of its kind, so the merchant need not be looked for by an index.
create or replace function withdrawal_turnover(p_merchant text, p_member bigint, p_currency text, p_percent int,
  out since timestamptz, out required bigint, out counted bigint, out bets bigint)
language plpgsql stable
set enable_seqscan = off
as $$
declare
  v_account bigint;
  v_from timestamptz;
  v_first timestamptz;
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
  where t.merchant || '' = p_merchant and t.kind in ('deposit', 'deposit_reversal') and t.account_ids @> array[v_account]
    and t.at > v_from;
  if v_first is null or p_percent = 0 then
    return;
  end if;
  with deposits as (
    select t.at, e.amount from ledger_transaction t
    cross join lateral unnest(t.account_ids, t.versions) as leg (account_id, version)
    join ledger_entry e on e.merchant = p_merchant and e.account_id = leg.account_id and e.version = leg.version
    where t.merchant || '' = p_merchant and t.kind in ('deposit', 'deposit_reversal')
      and t.account_ids @> array[v_account] and leg.account_id = v_account and t.at > v_from
  ), events as (
    select d.at, d.amount, 0::bigint as stake, 0 as bet from deposits d
    union all
    select r.placed_at, 0, r.stake, 1 from game_round r
    where r.merchant = p_merchant and r.member_id = p_member and r.placed_at >= v_first and r.state = 'closed'
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

drop function first_round_since(text, bigint, timestamptz);

create type upline_result as (outcome text, receiver_id bigint, receiver text, code text, amount bigint, at timestamptz,
  used bigint, times int, turnover_left bigint);

-- T9: both members are locked, everything is asked and both ends are written in one call, so that an agent's row is held for
-- as long as the server works and not for the way of ten questions from a node. `p_shown` is the agent the sender was shown;
-- without `p_percent` no turnover is asked for. Only 'known' and 'moved' name a transfer; after every other outcome nothing
-- has changed.
create function upline_move(p_merchant text, p_sender bigint, p_shown bigint, p_operation uuid, p_code text, p_hash bytea,
  p_currency text, p_amount bigint, p_offered boolean, p_agent_types int[], p_smallest bigint, p_largest bigint,
  p_per_day bigint, p_times_per_hour int, p_percent int)
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
  if p_percent is not null then
    select greatest(w.required - w.counted, 0) into v_result.turnover_left
    from withdrawal_turnover(p_merchant, p_sender, p_currency, p_percent) w;
  end if;
  if p_amount not between p_smallest and p_largest or v_result.times >= p_times_per_hour
    or v_result.used + p_amount > p_per_day or v_result.turnover_left > 0
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

revoke all on function upline_move(text, bigint, bigint, uuid, text, bytea, text, bigint, boolean, int[], bigint, bigint,
  bigint, int, int) from public;
grant execute on function upline_move(text, bigint, bigint, uuid, text, bytea, text, bigint, boolean, int[], bigint, bigint,
  bigint, int, int) to maidan_app;
