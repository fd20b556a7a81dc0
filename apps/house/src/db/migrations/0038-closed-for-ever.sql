-- The minute up to which draws have been told. A clock that is set back opens none of them again.
alter table lottery_clock add column told_minute integer not null default 0;
grant update (told_minute) on lottery_clock to maidan_house_app;

-- What a bet had paid to a purse of this house, was to be given back, and was not there any more.
create table own_wallet_debt (
  bet_id uuid not null,
  number smallint not null,
  player_id text not null,
  wallet text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  owed_since timestamptz not null default clock_timestamp(),
  primary key (bet_id, number),
  foreign key (bet_id, number) references book_payment (bet_id, number)
);
grant select, insert on own_wallet_debt to maidan_house_app;
