-- What players have at this house itself, when the platform moves their money here before play. One purse for each brand.
create table own_wallet (
  player_id text not null,
  wallet text not null,
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (player_id, wallet, currency)
);

-- Every transfer the platform ever asked for, under its id: each acts once, and what was answered stays the answer. A transfer
-- that was asked after before it came is refused for ever.
create table wallet_transfer (
  id text primary key,
  player_id text not null,
  wallet text not null,
  currency text not null,
  kind text not null check (kind in ('put', 'take', 'never')),
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('done', 'refused')),
  reason text,
  at timestamptz not null default now(),
  check ((state = 'refused') = (reason is not null)),
  check ((kind = 'never') = (amount = 0))
);

-- Which purse a launched game is played from; null: the platform's wallet.
alter table play_session add column own_wallet text;
