-- A7: a round that ends without a win writes no transaction of the wallet (decision 0132). It leaves its place among their numbers here until
-- `pay_fold` has counted it.
create table round_ended (
  merchant  text not null,
  id        bigint not null default nextval('wallet_transaction_id_seq'),
  partner   text not null,
  round_id  text not null,
  member_id bigint not null,
  primary key (merchant, id)
);

-- What ended so before was never counted. It comes with the next count, as what comes late does.
insert into round_ended (merchant, partner, round_id, member_id)
select r.merchant, r.partner, r.round_id, r.member_id from game_round r
where r.state = 'closed' and r.closed_by is null and ledger_currency_class(r.currency) = 'real'
  and not exists (select from round_counted c
    where c.merchant = r.merchant and c.partner = r.partner and c.round_id = r.round_id and c.member_id = r.member_id);

-- AGT-07: the slots in which a round was counted before it changed.
create index round_recounted_of_round on round_recounted (merchant, partner, round_id, member_id);
