-- A win that is taken back may find the money spent: the debt is then shown, not hidden (clamping breaks double entry).
create or replace function ledger_may_overdraw(p_posting_kind text) returns boolean
language sql immutable
as $$ select p_posting_kind in ('win_reversal', 'deposit_reversal') $$;
