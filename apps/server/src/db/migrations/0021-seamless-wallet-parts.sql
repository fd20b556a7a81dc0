-- What became of one transaction. `status` null means: go on.
create type wallet_outcome as (
  status text,
  platform_id bigint,
  balance bigint,
  version bigint,
  moved boolean,
  replayed boolean
);

-- What a posting left behind; `balance` and `version` are the player's.
create type wallet_posting as (outcome text, ledger_id bigint, balance bigint, version bigint);
