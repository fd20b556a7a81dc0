-- MEM-10: the board of missions counts what was given of a rule since a day.
create index reward_grant_of_rule on reward_grant (merchant, code, granted_at);

-- HDR-06, MEM-03: each rank that was reached, once, with what it was reached by.
create table vip_change (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  level int not null check (level between 1 and 50),
  label text not null check (length(label) between 1 and 40),
  -- As the rank was called then.
  name jsonb not null check (is_local_text(name, 40)),
  -- Settled stakes of so many days, and what the rank asked for; without them the house gave it.
  staked bigint check (staked >= 0),
  asked bigint check (asked >= 0),
  days int check (days > 0),
  changed_at timestamptz not null default platform_now(),
  primary key (merchant, id),
  unique (merchant, member_id, level),
  foreign key (merchant, member_id) references member (merchant, id),
  check (num_nonnulls(staked, asked, days) in (0, 3))
);
insert into vip_change (merchant, member_id, level, label, name)
select merchant, id, coalesce(vip_level, 1), coalesce(vip_label, 'VIP'), jsonb_build_object('en', coalesce(vip_label, 'VIP'))
from member where has_vip;

-- Up to which transaction of games the nodes have looked who may have reached a rank.
create table vip_clock (
  merchant text primary key,
  upto bigint not null default 0
);

grant select, insert on vip_change, vip_clock to maidan_app;
grant update (upto) on vip_clock to maidan_app;

-- MSG-03: which kinds of messages there are is said by the contract; the table only bounds the word.
alter table platform_message drop constraint platform_message_kind_check;
alter table platform_message add constraint platform_message_kind_check check (kind ~ '^[a-z][a-z-]{1,31}$');
