-- PRO-04, PRO-05: points are an account of the ledger; here stands what they were earned by, what they are taken for, and what
-- was asked for.

create table point_account (
  merchant text not null,
  member_id bigint not null,
  -- Settled stakes that have become points, in minor units.
  counted bigint not null default 0 check (counted >= 0),
  -- How often points were written: names the posting.
  times int not null default 0,
  primary key (merchant, member_id),
  foreign key (merchant, member_id) references member (merchant, id)
);

create table point_reward (
  merchant text not null,
  code text not null check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  title jsonb not null check (is_local_text(title, 80)),
  about jsonb not null check (is_local_text(about, 400)),
  points bigint not null check (points between 1 and 1000000000),
  -- Paid into the balance on approval; without it something is sent or handed over.
  amount bigint check (amount > 0),
  look text not null check (look in ('coins', 'kite', 'umbrella', 'cup', 'shirt', 'lamp')),
  picture uuid,
  left_over int check (left_over >= 0),
  sort_order int not null default 0,
  active boolean not null default true,
  primary key (merchant, code)
);

create table point_record (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Made by the page and kept for every retry.
  operation_id uuid not null,
  kind text not null check (kind in ('redeem', 'convert')),
  code text,
  title jsonb,
  points bigint not null check (points > 0),
  currency text not null,
  amount bigint check (amount > 0),
  ratio_points int check (ratio_points > 0),
  ratio_amount bigint check (ratio_amount > 0),
  least_points int,
  most_points int,
  state text not null check (state in ('process', 'rejected', 'approved')),
  reference text not null check (length(reference) between 6 and 24),
  -- P3: a redemption's points are set aside until it is decided, and then spent or free again, once.
  hold_id bigint,
  applied_at timestamptz not null default platform_now(),
  decided_at timestamptz,
  decided_by text check (length(decided_by) between 1 and 64),
  remark text check (length(remark) between 1 and 500),
  primary key (merchant, id),
  unique (merchant, member_id, operation_id),
  unique (merchant, reference),
  foreign key (merchant, member_id) references member (merchant, id),
  foreign key (merchant, code) references point_reward (merchant, code),
  check ((kind = 'redeem') = (code is not null) and (kind = 'redeem') = (hold_id is not null)),
  check ((kind = 'convert') = (ratio_points is not null)),
  check ((state = 'process') = (decided_at is null))
);
create index point_record_of_member on point_record (merchant, member_id, id desc);
create index point_record_open on point_record (merchant, id) where state = 'process';

grant select, insert on point_account, point_reward, point_record to maidan_app;
grant update (counted, times) on point_account to maidan_app;
grant update (title, about, points, amount, look, picture, left_over, sort_order, active) on point_reward to maidan_app;
grant update (state, decided_at, decided_by, remark) on point_record to maidan_app;
