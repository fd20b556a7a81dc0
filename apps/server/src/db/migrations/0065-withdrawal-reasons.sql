-- MEM-05: a usual reason is kept by its name, so that everybody reads it in their own language; a person's own words stay as
-- they are.
alter table withdrawal
  add column reason_code text check (reason_code ~ '^[a-z][a-z-]{1,39}$'),
  add check (reason is null or reason_code is null);
grant update (reason_code) on withdrawal to maidan_app;

-- What the platform itself has written until now, in English.
update withdrawal set reason_code = 'bank-refused', reason = null
where reason = 'The bank or wallet did not accept the payment. Please check the account.';
update withdrawal set reason_code = 'name-unreadable', reason = null
where reason = 'The name on the account could not be read. Please ask again.';
