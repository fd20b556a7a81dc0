-- MEM-14: numbers of payout accounts lie sealed, under the platform's secret. What is written from here on has no plain
-- number; what was written before is sealed by the first node that looks, because the database knows no secret.

alter table payout_account
  alter column number drop not null,
  add column number_sealed bytea,
  -- Keyed: tells that an account is the same one, and nothing to whoever has the table alone.
  add column number_print bytea,
  -- What its owner knows it by.
  add column number_end text check (number_end ~ '^[0-9]{4}$'),
  add constraint payout_account_number_once check (num_nonnulls(number, number_sealed) = 1),
  add constraint payout_account_sealed_whole check (num_nonnulls(number_sealed, number_print, number_end) in (0, 3));

drop index payout_account_once;
create unique index payout_account_once on payout_account (merchant, member_id, institution, number_print)
  where removed_at is null;
create index payout_account_plain on payout_account (merchant, id) where number is not null;

grant update (number, number_sealed, number_print, number_end) on payout_account to maidan_app;

-- The simulated bank needs to know no more than its owner is shown.
update sandbox_disbursement
set account = jsonb_build_object('bank', account ->> 'bank', 'number', '•••• ' || right(account ->> 'number', 4));
