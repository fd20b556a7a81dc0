-- Bots of the sandbox (decision 0082). One is nobody's account: without a way in, an upline or a person to be reached, whatever
-- writes the row.
alter table member add constraint member_bot_is_nobody check (
  not is_bot or (type = 0 and upline_id is null and not has_password and email is null and mobile is null));

-- Which node lets the bots play and talk, and until when. Real time: the platform's own clock can be moved.
create table bot_clock (
  merchant   text primary key,
  holder     uuid not null,
  held_until timestamptz not null
);
grant select, insert, update, delete on bot_clock to maidan_app;
