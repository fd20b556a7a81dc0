-- PRO-01: what was taken out of a grant because a deposit that it was counted from was charged back; written once for each of
-- the two (decision 0141). `due` rests on the deposit, `taken` was still there.
create table reward_taken_back (
  merchant text not null,
  grant_id bigint not null,
  deposit_id bigint not null,
  due bigint not null check (due > 0),
  taken bigint not null check (taken between 0 and due),
  ledger_transaction_id bigint,
  taken_at timestamptz not null default platform_now(),
  primary key (merchant, grant_id, deposit_id),
  foreign key (merchant, grant_id) references reward_grant (merchant, id),
  check ((ledger_transaction_id is null) = (taken = 0))
);
grant select, insert on reward_taken_back to maidan_app;

-- Grants name the deposits that they were counted from; those before did not.
update reward_grant g set facts = g.facts || jsonb_build_object('deposits', (
  select coalesce(jsonb_agg(f.id::text), '[]')
  from reward_deposits(g.merchant, g.member_id, g.covers_from, g.covers_to) f
  join deposit d on d.merchant = g.merchant and d.id = f.id
  join reward_join j on j.merchant = g.merchant and j.code = g.code and j.member_id = g.member_id
  where not f.after_loss and d.created_at >= j.joined_at))
from reward r
where r.merchant = g.merchant and r.code = g.code and r.type = 'deposit';
