-- MEM-05 to MEM-07: where money may be sent to, and every withdrawal as a state that only moves forward.

create table payout_account (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  institution text not null check (institution ~ '^[A-Z][A-Z0-9_]{1,23}$'),
  kind text not null check (kind in ('bank', 'wallet')),
  holder text not null check (length(holder) between 2 and 80),
  -- Whole, because money is sent to it; what leaves the house is masked.
  number text not null check (number ~ '^[0-9]{6,20}$'),
  added_at timestamptz not null default platform_now(),
  -- T25: whoever takes over an account must not be able to empty it at once.
  usable_from timestamptz not null,
  removed_at timestamptz,
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id)
);
create unique index payout_account_once on payout_account (merchant, member_id, institution, number)
  where removed_at is null;

create table withdrawal (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Made by the page and kept for every retry.
  operation_id uuid not null,
  payout_account_id bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What leaves the balance; the fee is a part of it, the rest is sent.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  hold_id bigint not null,
  state text not null default 'requested' check (state in ('requested', 'approved', 'rejected', 'disbursing', 'disbursed',
    'failed', 'received', 'partly', 'not-received', 'auto-received', 'refunded')),
  -- Counts the steps; each has a row of its own.
  version int not null default 1,
  -- X5: one payment order, whatever becomes of its answer.
  reference text,
  reason text check (length(reason) <= 500),
  requested_at timestamptz not null default platform_now(),
  moved_at timestamptz not null default platform_now(),
  -- When the provider was last asked what became of the order.
  asked_at timestamptz,
  disbursed_at timestamptz,
  -- T10: fixed when the money was sent, and compared with the database's clock only.
  confirm_by timestamptz,
  -- MEM-07: what the member was told then; a later change of the setting does not reach back.
  refund_if_forced boolean,
  received bigint,
  remaining bigint,
  ledger_transaction_id bigint,
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id),
  foreign key (merchant, payout_account_id) references payout_account (merchant, id),
  unique (merchant, member_id, operation_id),
  unique (merchant, reference),
  unique (merchant, hold_id),
  check (state in ('requested', 'approved', 'rejected') or reference is not null),
  check (state in ('requested', 'approved', 'rejected', 'disbursing', 'failed')
    or (disbursed_at is not null and confirm_by is not null and refund_if_forced is not null
      and ledger_transaction_id is not null)),
  -- X3: what came and what is missing are what was sent. Of what nobody answered for, neither is known.
  check ((received is null) = (remaining is null)),
  check (received is null or (received >= 0 and remaining >= 0 and received + remaining = amount - fee)),
  check ((state in ('received', 'partly', 'not-received')) <= (received is not null)),
  check (state <> 'received' or remaining = 0),
  check (state <> 'not-received' or received = 0),
  check (state <> 'partly' or (received > 0 and remaining > 0)),
  check (state <> 'auto-received' or received is null)
);
create index withdrawal_of_member on withdrawal (merchant, member_id, id desc);
-- What is due is found without reading what is done.
create index withdrawal_under_way on withdrawal (merchant, state, moved_at)
  where state in ('requested', 'approved', 'disbursing');
create index withdrawal_to_answer on withdrawal (merchant, confirm_by) where state = 'disbursed';

create table withdrawal_step (
  merchant text not null,
  withdrawal_id bigint not null,
  version int not null,
  state text not null,
  at timestamptz not null default platform_now(),
  -- `member`, `system`, or the operator by name.
  actor text not null check (length(actor) between 1 and 64),
  primary key (merchant, withdrawal_id, version),
  foreign key (merchant, withdrawal_id) references withdrawal (merchant, id)
);

-- X3: what is given back. One for each withdrawal, proposed by one person and confirmed by another.
create table withdrawal_refund (
  merchant text not null,
  withdrawal_id bigint not null,
  amount bigint not null check (amount > 0),
  proposed_by text not null check (length(proposed_by) between 1 and 64),
  proposed_at timestamptz not null default platform_now(),
  reason text not null check (length(reason) between 1 and 500),
  confirmed_by text,
  confirmed_at timestamptz,
  ledger_transaction_id bigint,
  primary key (merchant, withdrawal_id),
  foreign key (merchant, withdrawal_id) references withdrawal (merchant, id),
  check (lower(confirmed_by) <> lower(proposed_by)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((confirmed_by is null) = (ledger_transaction_id is null))
);

grant select, insert on payout_account, withdrawal, withdrawal_step, withdrawal_refund to maidan_app;
grant update (removed_at) on payout_account to maidan_app;
grant update (state, version, reference, reason, moved_at, asked_at, disbursed_at, confirm_by, refund_if_forced, received, remaining,
  ledger_transaction_id) on withdrawal to maidan_app;
grant update (confirmed_by, confirmed_at, ledger_transaction_id) on withdrawal_refund to maidan_app;
