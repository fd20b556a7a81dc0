-- MEM-08: a filter that fits few of many. Where a day holds only a few rounds or movements of one sort, their places are
-- kept beside their sums, so that a page of them need not look through everything else of those days. And sums of
-- months, so that a total over years adds up few rows.

alter table bet_day add column moments timestamptz[];
alter table account_day add column versions bigint[];
-- Only sums of what stands elsewhere: whoever reads next counts anew.
truncate bet_day, bet_day_mark, bet_day_stale, account_day, account_day_mark;

create table bet_month (
  merchant text not null,
  member_id bigint not null,
  month date not null,
  vendor_code text not null,
  category text not null,
  state text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (merchant, member_id, month, vendor_code, category, state)
);
grant select on bet_month to maidan_app;
