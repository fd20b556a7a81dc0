-- Money on its way in, and the simulated payment house of the sandbox.

create table deposit (
  merchant           text not null,
  id                 bigint generated always as identity,
  member_id          bigint not null,
  -- Made by the page and stored before anything moves: the same press twice is one deposit.
  operation_id       uuid not null,
  method_id          text not null check (length(method_id) between 1 and 24),
  -- As the member read it: methods come and go, the record stays.
  name_en            text not null check (length(name_en) between 1 and 40),
  name_bn            text not null check (length(name_bn) between 1 and 40),
  kind               text not null check (kind in ('hosted', 'bank')),
  -- Who takes the money: a payment provider, or `bank` for a transfer that people look at.
  provider           text not null check (length(provider) between 1 and 24),
  -- Ours, short enough to be written on a transfer.
  reference          text not null check (length(reference) between 6 and 24),
  provider_reference text check (length(provider_reference) between 1 and 120),
  pay_url            text check (length(pay_url) <= 500),
  currency           text not null,
  amount             bigint not null check (amount > 0),
  fee                bigint not null check (fee >= 0 and fee < amount),
  state              text not null default 'created' check (state in ('created', 'waiting', 'review', 'paid', 'partly', 'late',
                       'failed', 'expired', 'charged_back')),
  -- What the provider took in, and what of it is the member's.
  paid               bigint check (paid > 0 and paid <= amount),
  credited           bigint check (credited > 0 and credited <= paid),
  transaction_id     bigint,
  reversal_id        bigint,
  -- Where the operator's money goes to, as the member was told; for transfers only.
  bank               jsonb,
  needs_proof        boolean not null default false,
  proofs             text[] not null default '{}' check (cardinality(proofs) <= 3),
  created_at         timestamptz not null default platform_now(),
  -- When a payment that has not come counts as not coming; when the sandbox looks at a transfer.
  expires_at         timestamptz not null,
  review_at          timestamptz,
  primary key (merchant, id),
  unique (merchant, member_id, operation_id),
  unique (merchant, reference),
  -- X6: credited once for each reference of a provider.
  unique (merchant, provider, provider_reference),
  foreign key (merchant, member_id) references member (merchant, id),
  check ((state in ('paid', 'partly', 'late', 'charged_back')) = (transaction_id is not null)),
  check ((transaction_id is null) = (paid is null) and (paid is null) = (credited is null)),
  check ((state = 'charged_back') = (reversal_id is not null))
);
create index deposit_of_member on deposit (merchant, member_id, id desc);
create index deposit_expiring on deposit (merchant, expires_at) where state in ('created', 'waiting');
create index deposit_in_review on deposit (merchant, review_at) where state = 'review';

-- Every step with its time: what the member sees, and what a dispute is settled with.
create table deposit_step (
  merchant   text not null,
  id         bigint generated always as identity,
  deposit_id bigint not null,
  step       text not null check (length(step) between 1 and 24),
  -- Words of the operator or of the provider; never shown as anything but text.
  note       text check (length(note) <= 500),
  at         timestamptz not null default platform_now(),
  primary key (merchant, id),
  foreign key (merchant, deposit_id) references deposit (merchant, id)
);
create index deposit_step_of_deposit on deposit_step (merchant, deposit_id, id);

-- The simulated payment house. It knows nothing of ours but what it is told, as a real one would.
create table sandbox_payment (
  merchant     text not null,
  -- Also the address of its page: nobody guesses it.
  id           text not null check (id ~ '^[a-f0-9]{32}$'),
  -- The shop's own reference; asking for a payment twice is asking once.
  reference    text not null,
  amount       bigint not null check (amount > 0),
  currency     text not null,
  return_path  text not null check (return_path ~ '^/[^/\\]'),
  status       text not null default 'open' check (status in ('open', 'pending', 'paid', 'partly', 'failed', 'charged_back')),
  paid         bigint not null default 0 check (paid between 0 and amount),
  expires_at   timestamptz not null,
  created_at   timestamptz not null default platform_now(),
  -- A payment that arrives late becomes a paid one then.
  arrives_at   timestamptz,
  -- News the shop has not acknowledged yet is told again and again.
  tell_at      timestamptz,
  told         int not null default 0,
  primary key (merchant, id),
  unique (merchant, reference)
);
create index sandbox_payment_to_tell on sandbox_payment (merchant, tell_at) where tell_at is not null;
create index sandbox_payment_arriving on sandbox_payment (merchant, arrives_at) where arrives_at is not null;

create table sandbox_disbursement (
  merchant   text not null,
  -- The shop's own reference: sending money twice under one is sending it once.
  reference  text not null check (length(reference) between 1 and 120),
  amount     bigint not null check (amount > 0),
  currency   text not null,
  account    jsonb not null,
  -- What will be true at `settles_at`, by the clock of the database.
  outcome    text not null check (outcome in ('paid', 'failed', 'never')),
  created_at timestamptz not null default platform_now(),
  settles_at timestamptz not null,
  primary key (merchant, reference)
);

grant select, insert, update on deposit to maidan_app;
grant select, insert on deposit_step to maidan_app;
grant select, insert, update on sandbox_payment to maidan_app;
grant select, insert on sandbox_disbursement to maidan_app;
