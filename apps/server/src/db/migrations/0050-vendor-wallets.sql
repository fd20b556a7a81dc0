-- GAM-09: wallets that vendors keep. Each has an account in the ledger beside the member's, `member:vendor`, so that main
-- and vendor together never change by moving between them (W11). Like a member's own, such an account belongs to somebody, is
-- one row and never goes below zero.

-- Which purse a seat plays from; decided when it is launched.
alter table launch_session add column wallet text not null default 'main' check (wallet in ('main', 'vendor'));
