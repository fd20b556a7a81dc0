-- A partner may swap the token of a launch for a fresh one. The old one is over, and names what took its place, so that a partner
-- that asks again gets the same.
alter table launch_session add column replaced_by bytea check (octet_length(replaced_by) = 32);
