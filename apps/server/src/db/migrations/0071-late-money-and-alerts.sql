-- Whatever the order in which a provider brings its news, a deposit ends in the same state; and a limit on deposits counts
-- what is credited, when it is credited.

-- What came late and would break the member's own limit is kept aside (`held`): there, but not in the balance, until the limit
-- leaves room for it or it is sent back.
do $$
declare
  v_name text;
begin
  for v_name in
    select conname from pg_constraint
    where conrelid = 'deposit'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%''expired''%'
        or pg_get_constraintdef(oid) like '%(transaction_id IS NULL) = (paid IS NULL)%')
  loop
    execute format('alter table deposit drop constraint %I', v_name);
  end loop;
end $$;

alter table deposit
  add column credited_at timestamptz,
  add constraint deposit_state_known check (state in ('created', 'waiting', 'review', 'paid', 'partly', 'late', 'held', 'failed',
    'expired', 'charged_back')),
  add constraint deposit_paid_whole check ((paid is not null) = (transaction_id is not null or state = 'held')),
  add constraint deposit_credited_whole check ((transaction_id is null) = (credited is null));
update deposit d set credited_at = t.at
from ledger_transaction t where t.merchant = d.merchant and t.id = d.transaction_id;
create index deposit_held on deposit (merchant, review_at) where state = 'held';

create or replace function deposit_moves_forward() returns trigger
language plpgsql
as $$
begin
  if (old.state || '>' || new.state) not in (
    'created>waiting', 'created>expired', 'created>failed',
    'waiting>review', 'waiting>paid', 'waiting>partly', 'waiting>failed', 'waiting>expired', 'waiting>charged_back',
    'review>paid', 'review>partly', 'review>failed', 'review>charged_back',
    -- Money that comes after all is stronger than the word that it would not, and what was taken back stronger than both.
    'expired>late', 'expired>partly', 'expired>held', 'expired>charged_back',
    'failed>paid', 'failed>partly', 'failed>held', 'failed>charged_back',
    'held>late', 'held>partly', 'held>charged_back',
    'paid>charged_back', 'partly>charged_back', 'late>charged_back')
  then
    raise exception using errcode = 'DP001', message = format('a deposit does not go from %s to %s', old.state, new.state);
  end if;
  return new;
end $$;

-- As before (0066). Of deposits: what was credited within the window, and whatever is still on its way.
create or replace function protection_used(p_merchant text, p_member bigint, p_kind text, p_period text) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := platform_now() - protection_length(p_period);
begin
  case p_kind
    when 'wager' then
      return 0;
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
      return (select coalesce(sum(case when d.credited_at is null then d.amount else d.paid end), 0) from deposit d
              where d.merchant = p_merchant and d.member_id = p_member
                and (d.credited_at > v_since or d.state in ('created', 'waiting', 'review')));
  end case;
end $$;

-- A limit of money is money: none lies above what one posting may move.
create function player_limit_within_cap() returns trigger
language plpgsql as $$
begin
  raise exception using errcode = 'LG002', message = 'a limit is above the cap of money';
end $$;
create trigger player_limit_within_cap before insert or update on player_limit
  for each row when (greatest(new.value, new.wanted) > 1000000000000) execute function player_limit_within_cap();

-- What an operator must look at, for as long as it is so: one row from its beginning to its end.
create table alert (
  merchant  text not null,
  id        bigint generated always as identity,
  kind      text not null check (kind ~ '^[a-z][a-z-]{1,39}$'),
  -- `member:7`, `account:12`, `withdrawal:42`.
  subject   text not null check (length(subject) between 1 and 80),
  detail    text not null check (length(detail) <= 500),
  raised_at timestamptz not null default platform_now(),
  ended_at  timestamptz,
  primary key (merchant, id)
);
create unique index alert_open on alert (merchant, kind, subject) where ended_at is null;
grant select, insert on alert to maidan_app;
grant update (ended_at) on alert to maidan_app;
