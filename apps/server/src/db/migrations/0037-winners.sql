-- HOM-03: the highest wins of a day are found without reading the others. Wins are written once and rounds are changed,
-- so the index lies on the wins and costs a round nothing; a win of nothing is not in it.
create index wallet_transaction_highest on wallet_transaction
  (merchant, currency, ((created_at at time zone 'UTC')::date), amount desc)
  where kind = 'win' and amount > 0;
