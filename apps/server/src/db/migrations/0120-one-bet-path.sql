-- The former ways in which games moved money, and what their functions passed to each other.
drop function if exists wallet_transact, wallet_bet_many, wallet_rollback, wallet_end_round, wallet_close_round, wallet_remember;
drop type wallet_outcome cascade;
drop type wallet_posting cascade;
drop type wallet_table cascade;
drop trigger if exists wallet_transaction_counted on wallet_transaction;
drop trigger if exists wallet_transaction_uncounted on wallet_transaction;

-- Postings in order, and the legs of all of them (`posting` counts from 1): what `ledger_write_many` writes.
create type ledger_posting as (key text, input_hash bytea, kind text, currency text, reference text);
create type ledger_leg as (posting int, kind text, owner text, amount bigint);

-- One thing that a partner's call asks for, beside all that is known of it once the player's row is locked.
create type wallet_item as (
  -- The call it belongs to, counted from 1.
  place int,
  kind text,
  transaction_id text,
  round_id text,
  game_code text,
  amount bigint,
  currency text,
  -- The bet of a win, the original of a rollback.
  reference text,
  round_closed boolean,
  seat launch_session,
  member_status text,
  logged_out boolean,
  session_stale boolean,
  -- The title of the seat, when it is open.
  title text,
  limited boolean,
  owes boolean,
  frozen boolean,
  purse_kind text,
  purse_owner text,
  -- What can be played with: held money stays out of games. Null when the purse has never been used.
  available bigint,
  version bigint,
  known wallet_transaction,
  referred wallet_transaction,
  round game_round
);

-- Rounds are written by `wallet_take` alone, for the member of a seat, and seats and members are never deleted: the key of the
-- seat vouches for the member, and asking once more for each round costs as much as writing it.
alter table game_round drop constraint game_round_merchant_member_id_fkey;
