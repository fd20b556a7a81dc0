-- Keys that seal requests, messages already seen, and what an operator can change while the platform runs.

-- The private half is sealed with MAIDAN_SECRET before it comes here.
create table cipher_key (
  merchant text not null,
  kid text not null,
  public_jwk jsonb not null,
  sealed_private bytea not null,
  created_at timestamptz not null default platform_now(),
  primary key (merchant, kid)
);
create index cipher_key_newest on cipher_key (merchant, created_at desc);

-- A sealed message is opened once, on whichever node it arrives.
create table cipher_nonce (
  merchant text not null,
  jti uuid not null,
  seen_at timestamptz not null default platform_now(),
  primary key (merchant, jti)
);
create index cipher_nonce_age on cipher_nonce (merchant, seen_at);

create table setting (
  merchant text not null,
  key text not null,
  value jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default platform_now(),
  primary key (merchant, key)
);

-- One rising number for the news of the public channel, whatever they are about.
create sequence live_version as bigint;

grant select, insert, delete on cipher_key to maidan_app;
grant select, insert, delete on cipher_nonce to maidan_app;
grant select, insert, update on setting to maidan_app;
grant usage on sequence live_version to maidan_app;
