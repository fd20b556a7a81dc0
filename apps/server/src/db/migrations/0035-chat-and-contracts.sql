-- MSG-04: chat rooms with what is said in them. MOD-03, AGT-05: contracts that an upline proposes and a downline answers.

create table chat_room (
  merchant   text not null,
  room       text not null check (room ~ '^[a-z][a-z0-9-]{0,23}$'),
  language   text not null check (language in ('en', 'bn')),
  name       text not null check (length(name) between 1 and 60),
  about      text not null default '' check (length(about) <= 160),
  sort_order int not null default 0,
  -- Whatever happens in a room has the next number, without gaps: whoever misses one knows it.
  version    bigint not null default 0,
  primary key (merchant, room)
);
create index chat_room_of_language on chat_room (merchant, language, sort_order);

-- The name by which others know a member here has nothing to do with the account. The row's lock makes one member's
-- lines follow each other, whichever node they come through.
create table chat_person (
  merchant     text not null,
  member_id    bigint not null,
  author       uuid not null default gen_random_uuid(),
  silenced     boolean not null default false,
  last_sent_at timestamptz,
  primary key (merchant, member_id),
  foreign key (merchant, member_id) references member (merchant, id)
);
create unique index chat_person_author on chat_person (merchant, author);

create table chat_message (
  merchant     text not null,
  id           bigint generated always as identity,
  room         text not null,
  place        bigint not null,
  member_id    bigint not null,
  operation_id uuid not null,
  text         text not null check (length(text) between 1 and 2000),
  at           timestamptz not null default platform_now(),
  hidden_at    timestamptz,
  primary key (merchant, id),
  foreign key (merchant, room) references chat_room (merchant, room),
  foreign key (merchant, member_id) references chat_person (merchant, member_id)
);
create unique index chat_message_in_order on chat_message (merchant, room, place);
create unique index chat_message_once on chat_message (merchant, member_id, operation_id);
create index chat_message_of_member on chat_message (merchant, member_id, at desc);

create table chat_mute (
  merchant  text not null,
  member_id bigint not null,
  muted_id  bigint not null,
  at        timestamptz not null default platform_now(),
  primary key (merchant, member_id, muted_id),
  foreign key (merchant, member_id) references member (merchant, id),
  foreign key (merchant, muted_id) references chat_person (merchant, member_id),
  check (member_id <> muted_id)
);

create table chat_report (
  merchant   text not null,
  message_id bigint not null,
  member_id  bigint not null,
  reason     text not null check (reason in ('spam', 'abuse', 'money', 'other')),
  at         timestamptz not null default platform_now(),
  primary key (merchant, message_id, member_id),
  foreign key (merchant, message_id) references chat_message (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id)
);
create index chat_report_recent on chat_report (merchant, at desc);

create table agent_contract (
  merchant          text not null,
  id                bigint generated always as identity,
  upline_id         bigint not null,
  downline_id       bigint not null,
  type              text not null check (type in ('dividend', 'daily', 'hourly', 'realtime')),
  rate_basis_points int not null check (rate_basis_points between 1 and 10000),
  -- What a period must reach before the rate is paid; amounts in minor units.
  active_members    int not null default 0 check (active_members >= 0),
  valid_bet         bigint not null default 0 check (valid_bet >= 0),
  profit_loss       bigint not null default 0 check (profit_loss >= 0),
  bet_amount        bigint not null default 0 check (bet_amount >= 0),
  period            text not null check (period in ('daily', 'weekly', 'semimonthly', 'monthly')),
  state             text not null default 'proposed' check (state in ('proposed', 'accepted', 'rejected', 'terminated')),
  proposed_at       timestamptz not null default platform_now(),
  decided_at        timestamptz,
  ended_at          timestamptz,
  primary key (merchant, id),
  foreign key (merchant, upline_id) references member (merchant, id),
  foreign key (merchant, downline_id) references member (merchant, id),
  check (upline_id <> downline_id),
  check ((decided_at is null) = (state = 'proposed')),
  check ((ended_at is null) = (state <> 'terminated'))
);
-- A6: whichever two acceptances meet, the index lets one through.
create unique index agent_contract_active on agent_contract (merchant, upline_id, downline_id, type)
  where state = 'accepted';
create index agent_contract_waiting on agent_contract (merchant, downline_id, id) where state = 'proposed';
create index agent_contract_of_upline on agent_contract (merchant, upline_id, id);

grant select, insert, update on chat_room, chat_person to maidan_app;
grant select, insert on chat_message, chat_report to maidan_app;
grant update (hidden_at) on chat_message to maidan_app;
grant select, insert, delete on chat_mute to maidan_app;
grant select, insert on agent_contract to maidan_app;
grant update (state, decided_at, ended_at) on agent_contract to maidan_app;
