-- A second step that holds whatever the operator's settings (decision 0040): the devices that have shown it, the codes for
-- whoever has lost the app, and the removal that takes a day.
alter table member add column second_step_always boolean not null default false;
-- Whether this session came about with the second step, or showed it since.
alter table session add column second_step boolean not null default false;

-- A browser that has shown the second step of this member. Its cookie holds a random text, here lies the hash.
create table known_device (
  merchant text not null,
  id uuid not null default gen_random_uuid(),
  member_id bigint not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  device text not null,
  ip text not null,
  country text,
  created_at timestamptz not null default platform_now(),
  last_used_at timestamptz not null default platform_now(),
  expires_at timestamptz not null,
  primary key (merchant, id),
  unique (merchant, member_id, token_hash),
  foreign key (merchant, member_id) references member (merchant, id)
);
create index known_device_by_token on known_device (merchant, token_hash);
create index known_device_over on known_device (merchant, expires_at);

create table recovery_code (
  merchant text not null,
  member_id bigint not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (merchant, member_id, code_hash),
  foreign key (merchant, member_id) references member (merchant, id)
);

-- The app is lost: asked for with the password and a code, done by the database's clock a day later.
create table second_step_loss (
  merchant text not null,
  member_id bigint not null,
  requested_at timestamptz not null default platform_now(),
  removes_at timestamptz not null,
  ip text not null,
  device text not null,
  country text,
  language text not null,
  primary key (merchant, member_id),
  foreign key (merchant, member_id) references member (merchant, id)
);
create index second_step_loss_due on second_step_loss (merchant, removes_at);

-- A code answers to the browser, ticket or member that asked for it. Codes live ten minutes: those from before are asked anew.
alter table verification_code add column asker bytea check (octet_length(asker) = 32);

grant select, insert, update, delete on known_device, recovery_code, second_step_loss to maidan_app;
