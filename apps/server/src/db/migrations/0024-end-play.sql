-- T14: the seats of a login, so that they can be ended (`wallet_end_play`).
create index launch_session_of_login on launch_session (merchant, session_id, expires_at) where session_id is not null;
