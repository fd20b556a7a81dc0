-- MEM-08: records that stay quick however long they grow. Pages walk an index; sums come from one row for each day, which are
-- brought up to date when somebody reads them, so that a bet never waits for its statistics.

-- The record is paged by time of play, so that a range of days is a range of the index. It takes the place of the one by id.
create unique index game_round_placed on game_round (merchant, member_id, placed_at desc, id desc);
drop index game_round_record;
-- A receipt names every transaction of its round. It takes the place of an index that nobody read by.
create index wallet_transaction_of_round on wallet_transaction (merchant, member_id, round_id);
drop index wallet_transaction_by_time;

-- Rounds by the day they were played on. Holds those placed before the mark; later ones are read where they lie.
create table bet_day (
  merchant text not null,
  member_id bigint not null,
  day date not null,
  vendor_code text not null,
  category text not null,
  state text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (merchant, member_id, day, vendor_code, category, state)
);
create table bet_day_mark (
  merchant text not null,
  member_id bigint not null,
  upto timestamptz not null default '-infinity',
  primary key (merchant, member_id)
);
-- Days on which a round changed after it was counted: a long-open bet that settled, a win taken back.
create table bet_day_stale (
  merchant text not null,
  member_id bigint not null,
  day date not null,
  noted_at timestamptz not null default platform_now(),
  primary key (merchant, member_id, day)
);

-- Movements of a balance by day and kind. Entries never change, so what is counted stays counted.
create table account_day (
  merchant text not null,
  account_id bigint not null,
  day date not null,
  kind text not null,
  entries bigint not null,
  amount bigint not null,
  first_version bigint not null,
  last_version bigint not null,
  primary key (merchant, account_id, day, kind)
);
create table account_day_mark (
  merchant text not null,
  account_id bigint not null,
  version bigint not null default 0,
  primary key (merchant, account_id)
);
grant select on bet_day, account_day to maidan_app;
