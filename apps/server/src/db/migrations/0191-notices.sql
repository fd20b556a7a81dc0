-- MEM-13: notices that come to a browser while the site is closed (decision 0125).

create table notice_wish (
  merchant text not null,
  member_id bigint not null,
  kinds text[] not null default '{}' check (kinds <@ array['withdrawal', 'message', 'reward']),
  -- Hours of the member's own clock at which nothing comes.
  quiet_from int check (quiet_from between 0 and 23),
  quiet_until int check (quiet_until between 0 and 23),
  zone text not null default 'Asia/Dhaka' check (length(zone) between 1 and 40),
  -- When it was last looked whether a reward waits.
  reminded_at timestamptz not null default platform_now(),
  primary key (merchant, member_id),
  foreign key (merchant, member_id) references member (merchant, id),
  check ((quiet_from is null) = (quiet_until is null))
);
create index notice_wish_rewards on notice_wish (merchant, reminded_at) where 'reward' = any (kinds);

create table notice_device (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  endpoint text not null check (length(endpoint) between 10 and 1000),
  p256dh text not null,
  auth text not null,
  device text not null,
  language text not null check (length(language) between 2 and 12),
  added_at timestamptz not null default platform_now(),
  primary key (merchant, id),
  -- A browser tells one member: whoever switched it on last.
  unique (merchant, endpoint),
  foreign key (merchant, member_id) references member (merchant, id)
);
create index notice_device_of_member on notice_device (merchant, member_id, id);

create table notice_delivery (
  merchant text not null,
  id bigint generated always as identity,
  device_id bigint not null,
  kind text not null check (kind in ('withdrawal', 'message', 'reward')),
  -- What it is about, such as the number of a message.
  source text not null check (length(source) between 1 and 40),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  tries int not null default 0,
  queued_at timestamptz not null default platform_now(),
  due_at timestamptz not null default platform_now(),
  primary key (merchant, id),
  unique (merchant, device_id, kind, source),
  foreign key (merchant, device_id) references notice_device (merchant, id) on delete cascade
);
create index notice_delivery_due on notice_delivery (merchant, due_at) where state = 'waiting';
create index notice_delivery_old on notice_delivery (merchant, queued_at);

grant select, insert, delete on notice_wish, notice_device, notice_delivery to maidan_app;
grant update (kinds, quiet_from, quiet_until, zone, reminded_at) on notice_wish to maidan_app;
grant update (member_id, p256dh, auth, device, language, added_at) on notice_device to maidan_app;
grant update (state, tries, due_at) on notice_delivery to maidan_app;
