-- Which text of the terms a member agreed to; `terms_accepted_at` says when.
alter table member add column terms_version text;
create index affiliate_of_member on affiliate (merchant, member_id);
