-- The wins of a bet are found among the transactions of its round.
drop index wallet_transaction_of_bet;
