-- Who plays, who is logged in, and what happened at the door. Times are the database's; keys lead with the merchant.

create table member (
  merchant text not null,
  id bigint generated always as identity (start with 100001),
  username text not null,
  username_key text not null,
  nickname text not null default '',
  password_hash text not null,
  -- 0 member, 1|2|41|42 agent, 4 trial
  type int not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'active' check (status in ('active', 'closed', 'excluded')),
  upline_id bigint,
  has_vip boolean not null default false,
  vip_label text,
  vip_level int,
  password_expires_at timestamptz,
  must_change_password boolean not null default false,
  created_at timestamptz not null default platform_now(),
  last_login_at timestamptz,
  primary key (merchant, id),
  foreign key (merchant, upline_id) references member (merchant, id),
  check (username_key = lower(username_key))
);
-- Two registrations at the same moment: the index, not the code, lets exactly one through.
create unique index member_username on member (merchant, username_key);
create index member_upline on member (merchant, upline_id) where upline_id is not null;

-- Both halves are stored hashed (sha-256): whoever reads this table can log in as nobody.
create table session (
  merchant text not null,
  id uuid not null default gen_random_uuid(),
  member_id bigint not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  half_hash bytea not null check (octet_length(half_hash) = 32),
  ip text not null,
  created_at timestamptz not null default platform_now(),
  last_seen_at timestamptz not null default platform_now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'expired', 'replaced', 'blocked')),
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id),
  check ((ended_at is null) = (end_reason is null))
);
create unique index session_token on session (merchant, token_hash);
create index session_of_member on session (merchant, member_id) where ended_at is null;

-- Wrong passwords, counted per name and address; unknown names are counted alike, so that nothing is told by it.
create table login_attempt (
  merchant text not null,
  username_key text not null,
  ip text not null,
  failures int not null default 0,
  locked_until timestamptz,
  last_failed_at timestamptz not null default platform_now(),
  primary key (merchant, username_key, ip)
);

-- What the door noticed. Written once, never changed.
create table security_event (
  merchant text not null,
  id bigint generated always as identity,
  kind text not null,
  member_id bigint,
  ip text not null,
  request_id text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default platform_now(),
  primary key (merchant, id)
);
create index security_event_recent on security_event (merchant, kind, at desc);

grant select, insert, update on member to maidan_app;
grant select, insert, update on session to maidan_app;
grant select, insert, update, delete on login_attempt to maidan_app;
grant select, insert on security_event to maidan_app;
