-- What the seamless wallet remembers: who was launched into which game, every transaction a partner ever sent, and the
-- rounds they make up. A partner signs the calls; a vendor is the brand of a game, and one partner may serve many.

-- A row exists only to switch a partner off: bets and launches stop, wins and rollbacks of earlier bets still arrive.
create table vendor_partner (
  merchant text not null,
  code text not null,
  enabled boolean not null default true,
  primary key (merchant, code)
);

-- One player, one game, one currency. Stored hashed (sha-256): whoever reads this table can play as nobody. Rows stay
-- after their end, because a win or a rollback is accepted with an expired token (W6).
create table launch_session (
  merchant text not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  member_id bigint not null,
  -- The login it came from: when that ends, so do bets.
  session_id uuid,
  partner text not null,
  vendor_code text not null,
  node_id text not null,
  -- What the partner calls the game; many titles of the catalogue may share one.
  game_code text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default platform_now(),
  expires_at timestamptz not null,
  authenticated_at timestamptz,
  primary key (merchant, token_hash),
  foreign key (merchant, member_id) references member (merchant, id)
);
create index launch_session_of_member on launch_session (merchant, member_id, created_at desc);

-- A table round of a live game is shared by many players, so the member is part of the key.
create table game_round (
  merchant text not null,
  partner text not null,
  round_id text not null,
  member_id bigint not null,
  -- Given out while the member's row is locked, so that its order is the order of play: the record is paged by it.
  id bigint generated always as identity,
  vendor_code text not null,
  node_id text not null,
  currency text not null,
  state text not null check (state in ('open', 'closed', 'void')),
  -- Bets and wins in effect, in minor units.
  stake bigint not null check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  bets_in_effect int not null check (bets_in_effect >= 0),
  -- How often it was closed: a win that is rolled back opens the round that it closed.
  closings int not null default 0,
  closed_by text,
  placed_at timestamptz not null default platform_now(),
  settled_at timestamptz,
  primary key (merchant, partner, round_id, member_id),
  foreign key (merchant, member_id) references member (merchant, id),
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'void' or (stake = 0 and bets_in_effect = 0))
);
create unique index game_round_record on game_round (merchant, member_id, id desc);

-- The partner's transaction id is the idempotency key (W1); the primary key enforces it in the transaction that moves
-- the money. A tombstone stands for a transaction whose rollback came first (W10).
create table wallet_transaction (
  merchant text not null,
  partner text not null,
  transaction_id text not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  state text not null check (state in ('applied', 'rolled-back', 'tombstone')),
  member_id bigint not null,
  round_id text not null,
  -- The bet of a win, the original of a rollback.
  reference text,
  game_code text,
  -- What it moved, in minor units; of a rollback without effect 0.
  amount bigint not null default 0 check (amount >= 0),
  currency text not null,
  -- Of what the partner said, to tell a retry from another act under the same id (W2, W3).
  facts bytea,
  -- The first answer's balance; a replay says the same (W2).
  balance_after bigint,
  ledger_transaction_id bigint,
  -- Names the network call; for tracing only, never a key of money (W4).
  request_id text not null,
  created_at timestamptz not null default platform_now(),
  primary key (merchant, partner, transaction_id),
  check ((state = 'tombstone') = (facts is null))
);
create unique index wallet_transaction_platform_id on wallet_transaction (merchant, id);
create index wallet_transaction_of_bet on wallet_transaction (merchant, partner, reference) where kind = 'win';
create index wallet_transaction_by_time on wallet_transaction (merchant, partner, created_at);

-- What an operator must look at: a reversal that left a balance below zero (W12).
create table wallet_alert (
  merchant text not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('negative-balance')),
  member_id bigint not null,
  partner text not null,
  transaction_id text not null,
  balance bigint not null,
  currency text not null,
  created_at timestamptz not null default platform_now(),
  primary key (merchant, id)
);
create index wallet_alert_of_member on wallet_alert (merchant, member_id, id desc);

-- A nonce works once on all nodes together. Its age is real time, never the platform's movable clock, because the
-- signature's window is real time too.
create table vendor_nonce (
  merchant text not null,
  partner text not null,
  nonce text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (merchant, partner, nonce)
);
create index vendor_nonce_age on vendor_nonce (seen_at);

-- The application opens launches and reads; rounds, transactions and nonces change only through the wallet's functions.
grant select on vendor_partner, game_round, wallet_transaction, wallet_alert to maidan_app;
grant select, insert on launch_session to maidan_app;
