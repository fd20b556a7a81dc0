-- The application reads everything and writes nothing but through the doors.
grant select on ledger_account, ledger_transaction, ledger_entry, ledger_hold to maidan_app;
