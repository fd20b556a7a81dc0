-- T25: after a reset without the old password the account waits, whatever session it is used from.
alter table member add column held_until timestamptz;

-- Ended sessions are kept for a month, then removed.
create index session_ended on session (merchant, ended_at) where ended_at is not null;
grant delete on session to maidan_app;
create index hand_over_age on hand_over (merchant, expires_at);
