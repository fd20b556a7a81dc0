-- Runs of the vendor simulator, which the sandbox alone has: the callbacks of one round, sent to the wallet as a partner sends them,
-- once as they were made and once with faults. The trace id stands in the ids of all transactions, and so in the ledger's keys.
create table sandbox_vendor_run (
  merchant text not null,
  trace_id text not null check (trace_id ~ '^[0-9a-f]{32}$'),
  member_id bigint not null,
  partner text not null,
  scenario text not null,
  stake bigint not null check (stake > 0),
  faults jsonb not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  plain_before bigint,
  plain_after bigint,
  faulty_before bigint,
  faulty_after bigint,
  started_at timestamptz not null default clock_timestamp(),
  primary key (merchant, trace_id),
  foreign key (merchant, member_id) references member (merchant, id),
  foreign key (merchant, partner) references vendor_partner (merchant, code)
);
-- Two runs of one player would see each other's money.
create unique index sandbox_vendor_run_alone on sandbox_vendor_run (merchant, member_id) where state = 'running';

create table sandbox_vendor_call (
  merchant text not null,
  trace_id text not null,
  n int not null,
  ordering text not null check (ordering in ('plain', 'faulty')),
  call text not null,
  fault text,
  request_id text not null,
  transaction_id text,
  at timestamptz not null,
  ms int not null,
  bytes int not null,
  sent text not null,
  http_status int,
  status text,
  balance text,
  platform_ids bigint[] not null default '{}',
  primary key (merchant, trace_id, n),
  foreign key (merchant, trace_id) references sandbox_vendor_run (merchant, trace_id) on delete cascade
);

grant select, insert, update, delete on sandbox_vendor_run to maidan_app;
grant select, insert on sandbox_vendor_call to maidan_app;
