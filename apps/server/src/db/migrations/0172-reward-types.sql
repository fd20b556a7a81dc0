-- Which kinds of rewards there are is said by the schema that rules are written through; the table only bounds the word.
alter table reward drop constraint reward_type_check;
alter table reward add constraint reward_type_check check (type ~ '^[a-z][a-z-]{1,15}$');
