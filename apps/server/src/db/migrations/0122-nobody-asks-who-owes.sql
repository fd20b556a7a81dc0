-- Nothing calls it. Databases from before functions had files of their own would keep it otherwise.
drop function if exists ledger_owes;
