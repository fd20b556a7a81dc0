-- The login before this one, for the member to recognise; null at the first.
alter table session add column previous_login_at timestamptz;
create index session_logins on session (merchant, member_id, created_at desc);
