-- What an account knows of its owner, every way in, and what the door keeps while somebody is on the way.

alter table member
  add column email text,
  add column email_key text,
  -- Digits with the country's in front, e.g. 8801712345678.
  add column mobile text,
  add column mobile_verified_at timestamptz,
  add column payee_name text,
  add column id_number text,
  -- Further contacts by the name of their field: qqNum, line, whatsapp, facebook, wechat.
  add column contacts jsonb not null default '{}',
  -- What this member gives to friends; what the member came with.
  add column referral_code text,
  add column referred_by bigint,
  add column affiliate_code text,
  add column register_url text,
  -- False for whoever came with a social identity, a passkey or a mobile number alone.
  add column has_password boolean not null default true,
  add column password_changed_at timestamptz,
  add column payment_password_hash text,
  add column payment_failures int not null default 0,
  add column payment_locked_until timestamptz,
  -- Sealed with MAIDAN_SECRET. `totp_step` is the last time step used: a code works once.
  add column totp_secret bytea,
  add column totp_pending bytea,
  add column totp_step bigint,
  add column terms_accepted_at timestamptz,
  add foreign key (merchant, referred_by) references member (merchant, id);
create unique index member_mobile on member (merchant, mobile) where mobile is not null;
create index member_email on member (merchant, email_key) where email_key is not null;
create unique index member_referral_code on member (merchant, referral_code) where referral_code is not null;

alter table session
  add column device text not null default '',
  add column country text,
  -- low: came about without the password (T19, T25). Money waits until `held_until`.
  add column assurance text not null default 'full' check (assurance in ('full', 'low')),
  add column held_until timestamptz,
  add column must_change_password boolean not null default false,
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in ('logout', 'expired', 'replaced', 'blocked', 'password'));

alter table security_event
  add column device text not null default '',
  add column country text;
create index security_event_of_member on security_event (merchant, member_id, id desc) where member_id is not null;

-- Where a member has come from before (LOG-13).
create table member_address (
  merchant text not null,
  member_id bigint not null,
  address text not null,
  first_seen_at timestamptz not null default platform_now(),
  last_seen_at timestamptz not null default platform_now(),
  primary key (merchant, member_id, address),
  foreign key (merchant, member_id) references member (merchant, id)
);

-- One-time tickets: the text is given out, its hash stays. `used_at` is set by one conditional update, on one node.
create table ticket (
  merchant text not null,
  hash bytea not null check (octet_length(hash) = 32),
  purpose text not null,
  member_id bigint,
  data jsonb not null default '{}',
  tries int not null default 0,
  created_at timestamptz not null default platform_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant, hash)
);
create index ticket_age on ticket (merchant, expires_at);

-- Codes of six digits, hashed with the target and purpose; five tries each.
create table verification_code (
  merchant text not null,
  id bigint generated always as identity,
  purpose text not null,
  -- A mobile number in digits or an e-mail address.
  target text not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries int not null default 0,
  created_at timestamptz not null default platform_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant, id)
);
create index verification_code_newest on verification_code (merchant, purpose, target, id desc);

-- Every message that left, for limits and budgets. What it said is nobody's business.
create table message_sent (
  merchant text not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('sms', 'mail')),
  target text not null,
  -- The country's digits, for the budget of a country.
  dialing_code text,
  ip text not null,
  at timestamptz not null default platform_now(),
  primary key (merchant, id)
);
create index message_sent_to on message_sent (merchant, kind, target, at desc);
create index message_sent_recent on message_sent (merchant, kind, at desc);

-- Only the sandbox writes here: the text of what it sent, for the inbox page.
create table sandbox_message (
  merchant text not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('sms', 'mail')),
  target text not null,
  subject text,
  body text not null,
  code text,
  link text,
  at timestamptz not null default platform_now(),
  primary key (merchant, id)
);
create index sandbox_message_newest on sandbox_message (merchant, id desc);

create table captcha (
  merchant text not null,
  id uuid not null default gen_random_uuid(),
  answer_hash bytea not null,
  challenge text not null,
  zero_bits int not null,
  ip text not null,
  created_at timestamptz not null default platform_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant, id)
);
create index captcha_age on captcha (merchant, expires_at);

-- Failures by key: an account, an address, an address prefix, everybody. Locks grow and end by themselves.
create table throttle (
  merchant text not null,
  key text not null,
  failures int not null default 0,
  locked_until timestamptz,
  last_failed_at timestamptz not null default platform_now(),
  primary key (merchant, key)
);
create index throttle_age on throttle (merchant, last_failed_at);

create table passkey (
  merchant text not null,
  credential_id text not null,
  member_id bigint not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default platform_now(),
  last_used_at timestamptz,
  primary key (merchant, credential_id),
  foreign key (merchant, member_id) references member (merchant, id)
);
create index passkey_of_member on passkey (merchant, member_id);

-- T30: by provider and subject, never by e-mail.
create table identity_link (
  merchant text not null,
  provider text not null,
  subject text not null,
  member_id bigint not null,
  name text not null default '',
  linked_at timestamptz not null default platform_now(),
  primary key (merchant, provider, subject),
  foreign key (merchant, member_id) references member (merchant, id)
);
create unique index identity_of_member on identity_link (merchant, member_id, provider);

-- REG-08: an agent's invitation code, good on one domain or, without one, on all.
create table affiliate (
  merchant text not null,
  code text not null,
  domain text,
  member_id bigint not null,
  active boolean not null default true,
  primary key (merchant, code),
  foreign key (merchant, member_id) references member (merchant, id)
);

-- SID-06, T19: a code on a screen, the device that scanned it, and what the screen answered.
create table hand_over (
  merchant text not null,
  id uuid not null default gen_random_uuid(),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  member_id bigint not null,
  -- Null for a code that an operator or a partner page made: nobody is there to agree.
  session_id uuid,
  created_at timestamptz not null default platform_now(),
  expires_at timestamptz not null,
  claimed_at timestamptz,
  ticket_hash bytea,
  device text not null default '',
  ip text not null default '',
  decided_at timestamptz,
  allowed boolean,
  collected_at timestamptz,
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id)
);
create unique index hand_over_code on hand_over (merchant, code_hash);
create unique index hand_over_ticket on hand_over (merchant, ticket_hash) where ticket_hash is not null;

grant select, insert, update, delete on
  member_address, ticket, verification_code, captcha, throttle, passkey, identity_link, hand_over to maidan_app;
grant select, insert, update on affiliate to maidan_app;
grant select, insert on message_sent to maidan_app;
grant select, insert, delete on sandbox_message to maidan_app;
