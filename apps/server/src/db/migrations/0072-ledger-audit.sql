-- The ledger looks at itself while it runs: whatever was changed by hand is found, and what does not agree stands still until
-- somebody has mended it, while all others go on.

-- Where the look has come to. One row for each merchant: whoever locks it does the work, and nobody does it twice.
create table ledger_audit (
  merchant text primary key,
  run_at timestamptz not null default '-infinity',
  -- Accounts, round and round: how far, how many so far, since when; how many and how long the last round was.
  next_account bigint not null default 0,
  seen bigint not null default 0,
  lap_began_at timestamptz not null default clock_timestamp(),
  lap_accounts bigint not null default 0,
  lap_seconds double precision,
  -- Entries, round and round, slowly; fast once the server has counted a change in what only ever grows.
  entry_account bigint not null default 0,
  entry_version bigint not null default 0,
  changes bigint not null default 0,
  hurried boolean not null default true
);
grant select on ledger_audit to maidan_app;
