-- What a posting answers.
create type ledger_result as (outcome text, transaction_id bigint, balances bigint[], versions bigint[]);
