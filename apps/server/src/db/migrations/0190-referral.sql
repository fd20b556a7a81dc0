-- MEM-09, P4: who came by whose invitation, and what speaks against it (decision 0124).

create table referral (
  merchant text not null,
  id bigint generated always as identity,
  friend_id bigint not null,
  inviter_id bigint not null,
  -- What names the friend to the inviter and in the grant: no number of an account leaves the house by it.
  key text not null default 'friend-' || left(replace(gen_random_uuid()::text, '-', ''), 16),
  registered_at timestamptz not null default platform_now(),
  -- What both accounts have in common. It is added to and never taken away, because its traces are tidied.
  signals text[] not null default '{}' check (signals <@ array['payout', 'phone', 'device', 'address']),
  looked_at timestamptz not null default platform_now(),
  -- When the friend was first seen to have staked enough.
  reached_at timestamptz,
  verdict text check (verdict in ('approved', 'rejected')),
  decided_at timestamptz,
  decided_by text check (length(decided_by) between 1 and 64),
  reason text check (length(reason) between 1 and 500),
  -- P4: invited once, by one.
  primary key (merchant, friend_id),
  unique (merchant, id),
  unique (merchant, key),
  foreign key (merchant, friend_id) references member (merchant, id),
  foreign key (merchant, inviter_id) references member (merchant, id),
  check (friend_id <> inviter_id),
  check (num_nonnulls(verdict, decided_at, decided_by, reason) in (0, 4))
);
create index referral_of_inviter on referral (merchant, inviter_id, id desc);
create index referral_to_look_at on referral (merchant, looked_at) where verdict is null;

-- P4: whatever rule gives it, for one friend there is one.
create unique index reward_grant_of_friend on reward_grant (merchant, period) where period like 'friend-%';

-- How often an invitation was opened, by day and without a word about who did.
create table referral_visit (
  merchant text not null,
  inviter_id bigint not null,
  day date not null,
  visits int not null check (visits > 0),
  primary key (merchant, inviter_id, day),
  foreign key (merchant, inviter_id) references member (merchant, id)
);

-- Which numbers somebody has ever proved: one number that moves from account to account is seen.
create table proved_number (
  merchant text not null,
  mobile text not null,
  member_id bigint not null,
  first_at timestamptz not null default platform_now(),
  primary key (merchant, mobile, member_id),
  foreign key (merchant, member_id) references member (merchant, id)
);
insert into proved_number (merchant, mobile, member_id, first_at)
select merchant, mobile, id, mobile_verified_at from member where mobile is not null and mobile_verified_at is not null;

create index member_address_by_place on member_address (merchant, address);
create index payout_account_by_print on payout_account (merchant, number_print) where number_print is not null;

grant select, insert on referral, referral_visit, proved_number to maidan_app;
grant update (signals, looked_at, reached_at, verdict, decided_at, decided_by, reason) on referral to maidan_app;
grant update (visits) on referral_visit to maidan_app;
