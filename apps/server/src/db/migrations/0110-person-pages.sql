-- Where a provider has a page of its own on which a person proves who they are, for as long as it has not decided.
alter table person_check add column page text check (page ~ '^https?://' and length(page) <= 500);
