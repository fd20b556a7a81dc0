-- Rounds of tables, whose outcome is not one number. One link of a chain may decide a whole shoe: its rounds follow each other in it, each
-- from where the one before ended, and the link is told when the last of them is over. `pool`: what lay on each spot when bets closed.
alter table shared_round
  add column outcome jsonb,
  add column pool jsonb,
  add column dealt_from integer not null default 0,
  add column dealt_to integer not null default 1,
  add column is_last boolean not null default true,
  drop constraint shared_round_link_key,
  drop constraint shared_round_chain_id_number_key,
  add constraint shared_round_once_dealt unique (chain_id, number, dealt_from),
  add constraint shared_round_goes_on check (dealt_from >= 0 and dealt_to > dealt_from);

-- By spot, in minor units. Null: a bet of a flight, which has none.
alter table shared_bet
  add column chips jsonb,
  alter column leaves_when_lost set default false;
