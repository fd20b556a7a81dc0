-- A game tried without an account: played with money that the house lends, of which no wallet hears.
alter table play_session add column free_play boolean not null default false;
create index play_session_free on play_session (created_at) where free_play;

-- Nobody's money needs no record: what was tried is forgotten after a day.
grant delete on play_session, seed_pair, round, own_wallet, round_seen to maidan_house_app;
