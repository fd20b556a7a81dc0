-- A7: play counts for the line that its member belonged to when it was settled, also where a branch moves within a slot (decision 0137).

-- Who was taken from whom, when. With `member.upline_id` it says who was above whom at any moment.
create table member_move (
  merchant  text not null,
  member_id bigint not null,
  no        bigint generated always as identity,
  from_id   bigint,
  at        timestamptz not null,
  primary key (merchant, member_id, no)
);
create index member_move_last on member_move (merchant, no);

-- A line is told by its agent or member and the number of the last move on the way up; 0 where nobody ever moved.
alter table round_counted add column line_no bigint not null default 0;
alter table round_recounted add column line_no bigint not null default 0;
alter table turnover_slot
  add column line_no bigint not null default 0,
  -- Those of the agents in `line`.
  add column line_nos bigint[] not null default '{}',
  drop constraint turnover_slot_pkey,
  add primary key (merchant, member_id, slot, line_no);
alter table team_slot
  add column line_no bigint not null default 0,
  add column agent_line_no bigint not null default 0,
  drop constraint team_slot_pkey,
  add primary key (merchant, agent_id, slot, member_id, line_no);
-- The line of the agent who accepted: play of another one is none of this contract's.
alter table agent_contract add column line_no bigint not null default 0;

grant select on member_move to maidan_app;
