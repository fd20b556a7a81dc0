-- What the steps beside a password need: budgets that can be tidied, and one table for every count of failures.

-- Throttles count by account, address, prefix and for everybody; the table they replace knew one pair only.
drop table login_attempt;

-- A captcha is refreshed at most once a second from one address.
create index captcha_of_address on captcha (merchant, ip, created_at desc);
create index message_sent_from on message_sent (merchant, ip, at desc);
-- Trial players by the address they came from, for the bound on their number.
create index security_event_of_address on security_event (merchant, kind, ip, at desc);

grant delete on message_sent to maidan_app;
