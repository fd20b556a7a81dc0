-- Who may use the operator's command, and for what. Written by the owner of the database alone: a node that somebody got
-- into can read who operates the site, and cannot make itself one.
create table operator_account (
  merchant text not null,
  name text not null check (name ~ '^[A-Za-z][A-Za-z0-9._@ -]{1,59}$' and lower(name) <> 'system'),
  -- Of 32 random bytes that only their owner has.
  key_hash bytea not null check (octet_length(key_hash) = 32),
  rights text[] not null check (rights <@ array['settings', 'games', 'content', 'members', 'money', 'books']),
  made_at timestamptz not null default platform_now(),
  ended_at timestamptz,
  primary key (merchant, name)
);
-- A second person is somebody else, not the same one in other letters.
create unique index operator_account_once on operator_account (merchant, lower(name));
grant select on operator_account to maidan_app;
