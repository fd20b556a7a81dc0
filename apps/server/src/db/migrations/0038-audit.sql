-- What an operator did, why, and with whom: append only, like the ledger it explains.
create table audit_entry (
  merchant text not null,
  id bigint generated always as identity,
  at timestamptz not null default platform_now(),
  -- The operator by name, or `system` for what a rule of the house did by itself.
  actor text not null check (length(actor) between 1 and 64),
  action text not null check (length(action) between 1 and 64),
  -- What it was done to, as kind:id.
  subject text not null check (length(subject) between 1 and 120),
  reason text not null check (length(reason) between 1 and 500),
  detail jsonb not null default '{}',
  primary key (merchant, id)
);
create index audit_entry_of_subject on audit_entry (merchant, subject, id);

grant select, insert on audit_entry to maidan_app;
