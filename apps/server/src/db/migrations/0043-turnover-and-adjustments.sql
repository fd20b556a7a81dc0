-- MEM-05: how much must still be staked before money may leave, counted from the ledger and the rounds themselves.

-- Deposits of one account, found without reading its bets.
create index ledger_transaction_deposits on ledger_transaction using gin (account_ids)
  where kind in ('deposit', 'deposit_reversal');

-- L11: money that neither came nor went, but was put right: by two persons.
create table balance_adjustment (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  proposed_by text not null check (length(proposed_by) between 1 and 64),
  proposed_at timestamptz not null default platform_now(),
  reason text not null check (length(reason) between 1 and 500),
  confirmed_by text,
  confirmed_at timestamptz,
  ledger_transaction_id bigint,
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id),
  check (lower(confirmed_by) <> lower(proposed_by)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((confirmed_by is null) = (ledger_transaction_id is null))
);
grant select, insert on balance_adjustment to maidan_app;
grant update (confirmed_by, confirmed_at, ledger_transaction_id) on balance_adjustment to maidan_app;
