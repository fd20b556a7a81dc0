-- MSG-03: a message to an audience may be narrowed: to readers of some languages, to who joined in a time, to up to a thousand
-- members by name. It stays one row (decision 0113).
alter table platform_message add column only_languages text[] check (cardinality(only_languages) between 1 and 50);
alter table platform_message add column joined_since timestamptz;
alter table platform_message add column joined_before timestamptz check (joined_before > joined_since);
alter table platform_message add column only_members bigint[] check (cardinality(only_members) between 1 and 1000);
alter table platform_message add check (audience is not null
  or (only_languages is null and joined_since is null and joined_before is null and only_members is null));
