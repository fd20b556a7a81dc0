create or replace aggregate ledger_chain(bytea, bytea, bigint) (sfunc = ledger_chain_step, stype = bytea);

revoke all on function ledger_chain from public;
