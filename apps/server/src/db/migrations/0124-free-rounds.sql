-- W18: rounds that cost a player nothing, given by an operator. The campaign's id is the key: given again it is the same gift.
create table free_round_grant (
  merchant text not null,
  partner text not null,
  campaign_id text not null check (campaign_id ~ '^[A-Za-z0-9_.:-]{3,64}$'),
  member_id bigint not null,
  -- How many, at which stake at most, and in which games of the partner; null is all.
  rounds int not null check (rounds between 1 and 10000),
  stake bigint not null check (stake > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  game_codes text[] check (cardinality(game_codes) > 0),
  -- The most that is paid for all of them; null is no bound.
  most_won bigint check (most_won > 0),
  created_at timestamptz not null default platform_now(),
  valid_to timestamptz not null,
  -- No round begins any more; what was won is paid.
  cancelled_at timestamptz,
  primary key (merchant, partner, campaign_id, member_id),
  foreign key (merchant, partner) references vendor_partner (merchant, code),
  foreign key (merchant, member_id) references member (merchant, id)
);

-- Acts that need no bet: free bets and wins move nothing, a credit or debit moves its amount.
alter table wallet_transaction drop constraint wallet_transaction_kind_check;
alter table wallet_transaction add constraint wallet_transaction_kind_check
  check (kind in ('bet', 'win', 'rollback', 'free-bet', 'free-win', 'credit', 'debit'));

-- What else was said of them.
create table wallet_promotion (
  merchant text not null,
  partner text not null,
  transaction_id text not null,
  member_id bigint not null,
  campaign_id text,
  reason text not null,
  -- What a free bet would have staked, a free win would have paid.
  told_amount bigint not null,
  primary key (merchant, partner, transaction_id),
  foreign key (merchant, partner, transaction_id) references wallet_transaction (merchant, partner, transaction_id)
);
create index wallet_promotion_of_campaign on wallet_promotion (merchant, partner, campaign_id, member_id)
  where campaign_id is not null;

-- Acts are written by `wallet_promote` alone.
grant select, insert, update on free_round_grant to maidan_app;
grant select on wallet_promotion to maidan_app;
