-- A hold is money set aside for good: what it was set aside for is posted whatever the balance has become meanwhile. The
-- difference is a debt: less on the account than nothing, which is shown, keeps its owner from playing, and is told to the
-- operator. And an account that does not agree with its own history stands still until somebody has mended it.

alter table ledger_account add column frozen_at timestamptz;
alter table ledger_account add column frozen_because text check (length(frozen_because) <= 300);

-- Who owes, whichever of their purses it is; nearly nobody, so that asking costs a look into an empty index.
create index ledger_account_in_debt on ledger_account (merchant, split_part(owner, ':', 1))
  where may_be_negative and shard = 0;
create index ledger_account_frozen on ledger_account (merchant, id) where frozen_at is not null;
create index ledger_hold_reserved on ledger_hold (merchant, account_id) where state = 'reserved';

-- What a bet meets, with two things more.
alter type wallet_table add attribute owes boolean;
alter type wallet_table add attribute frozen boolean;
