-- Method and path are signed too (decision 0078). A key that was made before is heard, and signed with, as its partner knows it,
-- until the partner has a new one: those are made for the newer signature alone.
alter table partner_key add column signature_version smallint not null default 1 check (signature_version in (1, 2));
alter table partner_key alter column signature_version set default 2;
