-- MSG-03: since when somebody is an agent, so that what was sent to agents before is none of theirs (decision 0113). Kept by a
-- trigger; who is one already was always one.
alter table member add column agent_since timestamptz;
update member set agent_since = created_at where type in (1, 2, 41, 42);

-- PRO-01: free rounds are told to their owner in the list of everything given.
create index free_round_grant_of_member on free_round_grant (merchant, member_id, created_at desc);
