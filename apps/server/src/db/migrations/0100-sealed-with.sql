-- Which secret this database's sealed values were last gone through with. A print tells one secret from another and
-- nothing about either; without a change nothing needs to be opened at a start.
create table sealed_with (
  merchant text primary key,
  print bytea not null check (octet_length(print) = 32),
  at timestamptz not null default platform_now()
);
grant select, insert, update on sealed_with to maidan_app;

-- Whether a database holds the sandbox's world: real money does not start on one.
grant select on sandbox_seed to maidan_app;
