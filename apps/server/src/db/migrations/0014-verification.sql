-- What the steps beside a password need: budgets that can be tidied, and one table for every count of failures.

-- Throttles count by account, address, prefix and for everybody; the table they replace knew one pair only.
drop table login_attempt;

create index message_sent_from on message_sent (merchant, ip, at desc);
-- A message that was only pretended, because nobody has that number: it counts for the asker, not for the budget.
alter table message_sent add column pretended boolean not null default false;

grant delete on message_sent to maidan_app;
