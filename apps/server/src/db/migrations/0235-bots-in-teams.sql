-- A bot may stand below an agent of the sandbox, so that a team is seen to live (decision 0082).
alter table member drop constraint member_bot_is_nobody;
alter table member add constraint member_bot_is_nobody check (
  not is_bot or (type = 0 and not has_password and email is null and mobile is null));
