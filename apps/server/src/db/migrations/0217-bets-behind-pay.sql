-- AGT-07: a row of pay opens down to its bets (decision 0136). What stands in a slot is what `round_counted` says, with what was counted
-- there before a round changed, and where that was taken back. Changes from before this table have no row here.
create table round_recounted (
  merchant  text not null,
  member_id bigint not null,
  slot      timestamptz not null,
  id        bigint generated always as identity,
  partner   text not null,
  round_id  text not null,
  -- 1 where it was counted first, -1 where that was taken back; the amounts have the same sign.
  rounds    int not null check (rounds in (-1, 1)),
  stake     bigint not null,
  payout    bigint not null,
  primary key (merchant, member_id, slot, id)
);
create index round_counted_of_member on round_counted (merchant, member_id, slot);
-- Whoever gave a contract opens its rows too.
create unique index agent_pay_number on agent_pay (merchant, id);

grant select on round_counted, round_recounted to maidan_app;
