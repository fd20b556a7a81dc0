-- T25: why an account or a session waits, so that its owner is told the one true reason. Null: from before this was noted.
alter table member add column held_because text check (held_because in ('phoneReset', 'contactChanged'));
alter table session add column held_because text
  check (held_because in ('phoneReset', 'contactChanged', 'noPassword', 'newAddress'));
