-- What a player sets against the own excess: limits of money and time, and breaks. The application reads; limits and
-- breaks change only through the functions below, so that no mistake in a handler can loosen one (R1, R2).

create table player_limit (
  merchant text not null,
  member_id bigint not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Minor units; of time, minutes.
  value bigint not null check (value > 0),
  -- A looser one that was asked for, or none at all (null): from `wanted_from` on it can be confirmed, not before.
  wanted bigint check (wanted > value),
  wanted_from timestamptz,
  set_at timestamptz not null default platform_now(),
  primary key (merchant, member_id, kind, period),
  foreign key (merchant, member_id) references member (merchant, id),
  check (wanted is null or wanted_from is not null)
);

-- Every change with its time, for the player and for whoever must prove that limits held.
create table player_limit_change (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  kind text not null,
  period text not null,
  act text not null check (act in ('set', 'asked', 'confirmed', 'withdrawn')),
  value bigint,
  at timestamptz not null default platform_now(),
  primary key (merchant, id)
);
create index player_limit_change_of_member on player_limit_change (merchant, member_id, id desc);

create table player_break (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  kind text not null check (kind in ('timeout', 'exclusion')),
  starts_at timestamptz not null default platform_now(),
  -- Infinity: until the player asks in writing, and never by a button.
  ends_at timestamptz not null,
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id),
  check (ends_at > starts_at)
);
create index player_break_of_member on player_break (merchant, member_id, id desc);

-- On the member's own row, which every bet locks and every session reads: a break costs no look-up and acts at once.
alter table member add column break_until timestamptz;
alter table member add column break_kind text check (break_kind in ('timeout', 'exclusion'));
alter table member add column reality_minutes int not null default 60 check (reality_minutes between 5 and 240);

create function member_break_stays() returns trigger
language plpgsql as $$
begin
  raise exception using errcode = 'PB001', message = 'a break that has begun is never shortened';
end $$;
create trigger member_break_stays before update of break_until on member
  for each row when (old.break_until > platform_now()
    and (new.break_until is null or new.break_until < old.break_until))
  execute function member_break_stays();

-- What a limited player staked and won, hour by hour, and the stretches in which they played. Nobody else has rows
-- here: without limits a bet pays for nothing but the look that finds none.
create table play_hour (
  merchant text not null,
  member_id bigint not null,
  hour timestamptz not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  primary key (merchant, member_id, hour)
);
create table play_stretch (
  merchant text not null,
  member_id bigint not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  primary key (merchant, member_id, started_at)
);

create trigger player_limit_change_append_only before update or delete or truncate on player_limit_change
  for each statement execute function ledger_refuse_change();
create trigger player_break_append_only before update or delete or truncate on player_break
  for each statement execute function ledger_refuse_change();

create function protection_length(p_period text) returns interval
language sql immutable as $$
  select case p_period when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '30 days' end
$$;

-- How much of a limit is used up in the window that ends now. The hour that the window cuts through counts in full as
-- far as it speaks against playing on, and not at all as far as it speaks for it: what is found is never too little.
create function protection_used(p_merchant text, p_member bigint, p_kind text, p_period text) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := platform_now() - protection_length(p_period);
begin
  case p_kind
    when 'stake' then
      return (select coalesce(sum(h.stake), 0) from play_hour h
              where h.merchant = p_merchant and h.member_id = p_member and h.hour > v_since - interval '1 hour');
    when 'loss' then
      return (select coalesce(sum(h.stake) - coalesce(sum(h.payout) filter (where h.hour >= v_since), 0), 0)
              from play_hour h
              where h.merchant = p_merchant and h.member_id = p_member and h.hour > v_since - interval '1 hour');
    when 'time' then
      return (select coalesce(ceil(sum(extract(epoch from s.last_at - greatest(s.started_at, v_since))) / 60), 0)
              from play_stretch s
              where s.merchant = p_merchant and s.member_id = p_member and s.last_at > v_since);
    else
      return (select coalesce(sum(d.amount), 0) from deposit d
              where d.merchant = p_merchant and d.member_id = p_member and d.created_at > v_since
                and d.state not in ('failed', 'expired'));
  end case;
end $$;

-- The tightest limit that this much more would break, or none. Of time it is enough that it is used up.
create function protection_broken(p_merchant text, p_member bigint, p_kinds text[], p_amount bigint)
returns table (kind text, period text)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.kind, l.period
  from player_limit l
  cross join lateral protection_used(l.merchant, l.member_id, l.kind, l.period) as used
  where l.merchant = p_merchant and l.member_id = p_member and l.kind = any(p_kinds)
    and case l.kind when 'time' then used >= l.value else used + p_amount > l.value end
  order by l.value - used limit 1
$$;

-- Counted in the transaction that moves the money, where the member's row is locked: two bets at once see each other.
-- What is undone is undone in its own hour.
create function protection_note_play() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_sign int := case when tg_op = 'INSERT' then 1 else -1 end;
  v_kinds text[];
begin
  select array_agg(l.kind) into v_kinds from player_limit l
  where l.merchant = new.merchant and l.member_id = new.member_id and l.kind <> 'deposit';
  if v_kinds is null then
    return null;
  end if;
  insert into play_hour as h (merchant, member_id, hour, stake, payout)
  values (new.merchant, new.member_id, date_trunc('hour', new.created_at, 'UTC'),
    case when new.kind = 'bet' then v_sign * new.amount else 0 end,
    case when new.kind = 'win' then v_sign * new.amount else 0 end)
  on conflict (merchant, member_id, hour) do update
    set stake = h.stake + excluded.stake, payout = h.payout + excluded.payout;
  if new.kind = 'bet' and tg_op = 'INSERT' and 'time' = any(v_kinds) then
    perform protection_note_time(new.merchant, new.member_id);
  end if;
  return null;
end $$;

-- Bets less than five minutes apart are one stretch of play; a first bet is a minute of it.
create function protection_note_time(p_merchant text, p_member bigint) returns void
language plpgsql as $$
declare
  v_now timestamptz := platform_now();
begin
  update play_stretch s set last_at = v_now
  where s.merchant = p_merchant and s.member_id = p_member and s.last_at < v_now
    and s.started_at = (select max(n.started_at) from play_stretch n
                        where n.merchant = p_merchant and n.member_id = p_member)
    and s.last_at > v_now - interval '5 minutes';
  if not found then
    insert into play_stretch (merchant, member_id, started_at, last_at)
    select p_merchant, p_member, v_now, v_now + interval '1 minute'
    where not exists (select from play_stretch s
                      where s.merchant = p_merchant and s.member_id = p_member and s.last_at >= v_now)
    on conflict do nothing;
  end if;
end $$;

create trigger wallet_transaction_counted after insert on wallet_transaction
  for each row when (new.kind in ('bet', 'win') and new.state = 'applied' and new.amount > 0)
  execute function protection_note_play();
create trigger wallet_transaction_uncounted after update of state on wallet_transaction
  for each row when (old.state = 'applied' and new.state = 'rolled-back' and new.kind in ('bet', 'win'))
  execute function protection_note_play();

-- A first limit looks back: what was staked and won before it counts too.
create function protection_look_back(p_merchant text, p_member bigint) returns void
language sql as $$
  delete from play_hour where merchant = p_merchant and member_id = p_member;
  delete from play_stretch where merchant = p_merchant and member_id = p_member;
  insert into play_hour (merchant, member_id, hour, stake, payout)
  select p_merchant, p_member, n.hour, sum(n.stake), sum(n.payout)
  from (
    select date_trunc('hour', r.placed_at, 'UTC') as hour, r.stake, 0::bigint as payout from game_round r
    where r.merchant = p_merchant and r.member_id = p_member and r.placed_at > platform_now() - interval '31 days'
    union all
    select date_trunc('hour', coalesce(r.settled_at, r.placed_at), 'UTC'), 0, r.payout from game_round r
    where r.merchant = p_merchant and r.member_id = p_member and r.placed_at > platform_now() - interval '31 days'
  ) n group by n.hour
$$;

grant select on player_limit, player_limit_change, player_break, play_hour, play_stretch to maidan_app;
