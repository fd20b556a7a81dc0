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

-- For the part that is bound: what is free can be sent.
alter type upline_result add attribute bound bigint, add attribute free bigint;
