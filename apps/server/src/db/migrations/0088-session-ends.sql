-- LOG-16: a session that a member ended from another device was called `replaced`, as if somebody had come in elsewhere.
-- The old word stays allowed for nodes that still run the version before.
alter table session
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in ('logout', 'expired', 'replaced', 'ended', 'blocked', 'password'));
update session set end_reason = 'ended' where end_reason = 'replaced';
