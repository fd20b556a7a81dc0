-- MSG-03: what the platform tells members, each with a read state of its own.

create table platform_message (
  merchant text not null,
  id bigint generated always as identity,
  -- Whom it is for: one member, or an audience. A message to a million members is one row.
  member_id bigint,
  audience text check (audience in ('all', 'agents', 'vip')),
  -- `house` is written by an operator; of the others the words are made for the reader, in their language, from the facts.
  kind text not null check (kind in ('house', 'withdrawal-paid', 'withdrawal-rejected', 'withdrawal-failed',
    'withdrawal-refunded', 'deposit-credited', 'feedback-answered')),
  title jsonb check (is_local_text(title, 120)),
  content jsonb check (is_local_text(content, 20000)),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object' and length(facts::text) <= 2000),
  -- An offer is kept from whoever takes a break.
  offer boolean not null default false,
  sent_at timestamptz not null default platform_now(),
  ends_at timestamptz check (ends_at > sent_at),
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id),
  check ((member_id is null) <> (audience is null)),
  check ((kind = 'house') = (title is not null)),
  check ((title is null) = (content is null)),
  check (kind = 'house' or member_id is not null)
);
create index platform_message_of_member on platform_message (merchant, member_id, id desc) where member_id is not null;
create index platform_message_of_audience on platform_message (merchant, id desc) where audience is not null;

-- What a member did with a message; without a row it is unread.
create table platform_message_state (
  merchant text not null,
  member_id bigint not null,
  message_id bigint not null,
  read_at timestamptz not null default platform_now(),
  removed_at timestamptz,
  primary key (merchant, member_id, message_id),
  foreign key (merchant, member_id) references member (merchant, id),
  foreign key (merchant, message_id) references platform_message (merchant, id) on delete cascade
);
create index platform_message_state_of on platform_message_state (merchant, message_id);

grant select, insert on platform_message to maidan_app;
grant update (ends_at) on platform_message to maidan_app;
grant select, insert on platform_message_state to maidan_app;
grant update (removed_at) on platform_message_state to maidan_app;
