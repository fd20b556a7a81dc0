-- What a player has staked since midnight is asked for by each bet with a partner that bounds a day (`wallet_staked_today`).
create index wallet_transaction_staked on wallet_transaction (merchant, member_id, created_at) where kind in ('bet', 'debit');
