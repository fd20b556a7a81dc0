-- These accounts are touched only by postings that say so: doors of money, and what is locked.
create or replace function ledger_kind_fits(p_account_kind text, p_posting_kind text) returns boolean
language sql immutable
as $$
  select case p_account_kind
    when 'deposits_in' then p_posting_kind in ('deposit', 'deposit_reversal', 'reversal')
    when 'withdrawals_out' then p_posting_kind in ('withdrawal', 'withdrawal_reversal', 'reversal')
    when 'locked_bonus' then p_posting_kind in ('bonus_lock', 'bonus_release', 'bonus_forfeit', 'bonus_reversal', 'reversal')
    when 'adjustment' then p_posting_kind in ('adjustment', 'adjustment_reversal', 'reversal')
    else true
  end
$$;
