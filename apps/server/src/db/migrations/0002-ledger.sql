-- The ledger: double entry, append only. Money moves through the functions below and through nothing else.

create table ledger_account (
  merchant text not null check (merchant <> ''),
  id bigint generated always as identity,
  kind text not null check (kind in ('member', 'agent', 'points', 'house', 'open_bets', 'deposits_in',
    'withdrawals_out', 'bonus', 'adjustment', 'rounding')),
  owner text not null check (length(owner) <= 64),
  -- Accounts of the platform are kept as many rows, so that no row is hot: 0 for an owner's account, else 1 to 64.
  shard smallint not null check ((shard = 0) = (kind in ('member', 'agent', 'points'))),
  currency text not null,
  balance bigint not null default 0 check (balance between -9000000000000000 and 9000000000000000),
  held bigint not null default 0 check (held >= 0),
  version bigint not null default 0,
  -- True only while a posting that may overdraw (the reversal of a win already spent) has left less than nothing.
  overdrawn boolean not null default false,
  last_at timestamptz not null default '-infinity',
  hash bytea not null default '\x',
  opened_at timestamptz not null default platform_now(),
  primary key (merchant, id),
  unique (merchant, kind, owner, currency, shard),
  constraint ledger_account_not_below_zero check (shard > 0 or overdrawn or balance - held >= 0),
  check (shard = 0 or held = 0)
) with (fillfactor = 50);

create table ledger_transaction (
  merchant text not null,
  id bigint generated always as identity,
  key text not null check (length(key) between 1 and 200),
  input_hash bytea not null check (octet_length(input_hash) = 32),
  kind text not null check (kind ~ '^[a-z][a-z_]{1,39}$'),
  currency text not null,
  reference text check (length(reference) <= 200),
  at timestamptz not null,
  reverses bigint,
  -- Where the entries are: leg i is entry (merchant, account_ids[i], versions[i]). Saves an index on the entries.
  account_ids bigint[] not null,
  versions bigint[] not null,
  primary key (merchant, id),
  unique (merchant, key)
);
create unique index ledger_transaction_reversed_once on ledger_transaction (merchant, reverses)
  where reverses is not null;

create table ledger_entry (
  merchant text not null,
  account_id bigint not null,
  version bigint not null,
  transaction_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  at timestamptz not null,
  hash bytea not null,
  primary key (merchant, account_id, version)
);

create table ledger_hold (
  merchant text not null,
  id bigint generated always as identity,
  key text not null check (length(key) between 1 and 200),
  input_hash bytea not null check (octet_length(input_hash) = 32),
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  state text not null default 'reserved' check (state in ('reserved', 'posted', 'voided')),
  reference text check (length(reference) <= 200),
  reserved_at timestamptz not null,
  ended_at timestamptz,
  transaction_id bigint,
  primary key (merchant, id),
  unique (merchant, key),
  check ((state = 'reserved') = (ended_at is null)),
  check ((state = 'posted') = (transaction_id is not null))
);

-- History is never edited, not even by the owner of the database: a mistake is corrected by a reversal.
create function ledger_refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception using errcode = 'LG006',
    message = format('%s is append only: %s refused, post a reversal instead', tg_table_name, tg_op);
end $$;

create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_refuse_change();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_never_deleted before delete or truncate on ledger_account
  for each statement execute function ledger_refuse_change();
create trigger ledger_hold_never_deleted before delete or truncate on ledger_hold
  for each statement execute function ledger_refuse_change();

-- A hold ends once.
create function ledger_hold_ends_once() returns trigger
language plpgsql
as $$
begin
  raise exception using errcode = 'LG006', message = format('hold %s has ended and cannot change', old.id);
end $$;

create trigger ledger_hold_ends_once before update on ledger_hold
  for each row when (old.state <> 'reserved' or old.amount <> new.amount or old.account_id <> new.account_id)
  execute function ledger_hold_ends_once();

-- Which currencies there are. Real and trial money never meet; points are counted apart from money.
create function ledger_currency_class(p_currency text) returns text
language sql immutable
as $$ select case p_currency when 'PLY' then 'real' when 'FUN' then 'trial' when 'PTS' then 'points' end $$;

-- Money enters and leaves through these accounts only, and only by postings that say so.
create function ledger_kind_fits(p_account_kind text, p_posting_kind text) returns boolean
language sql immutable
as $$
  select case p_account_kind
    when 'deposits_in' then p_posting_kind in ('deposit', 'deposit_reversal', 'reversal')
    when 'withdrawals_out' then p_posting_kind in ('withdrawal', 'withdrawal_reversal', 'reversal')
    when 'adjustment' then p_posting_kind in ('adjustment', 'adjustment_reversal', 'reversal')
    else true
  end
$$;

-- A win that is taken back may find the money spent: the debt is then shown, not hidden (clamping breaks double entry).
create function ledger_may_overdraw(p_posting_kind text) returns boolean
language sql immutable
as $$ select p_posting_kind in ('win_reversal', 'deposit_reversal') $$;

-- What the hash chain covers: each entry's hash contains the one before it and the facts of its transaction.
create function ledger_transaction_hash(p_merchant text, p_id bigint, p_key text, p_input_hash bytea, p_kind text,
  p_currency text, p_reference text, p_at timestamptz, p_reverses bigint) returns bytea
language sql immutable
as $$
  select sha256(convert_to(p_merchant || chr(31) || p_id || chr(31) || p_key || chr(31) || p_kind || chr(31) || p_currency
    || chr(31) || coalesce('=' || p_reference, '') || chr(31) || coalesce(p_reverses::text, ''), 'UTF8')
    || p_input_hash || timestamptz_send(p_at))
$$;

create function ledger_entry_hash(p_before bytea, p_transaction_hash bytea, p_account_id bigint, p_version bigint,
  p_amount bigint, p_balance_after bigint, p_at timestamptz) returns bytea
language sql immutable
as $$
  select sha256(p_before || p_transaction_hash || int8send(p_account_id) || int8send(p_version) || int8send(p_amount)
    || int8send(p_balance_after) || timestamptz_send(p_at))
$$;
