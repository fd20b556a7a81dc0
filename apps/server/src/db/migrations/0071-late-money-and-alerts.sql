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
