-- A2: who is above whom, at every distance (decision 0134). Kept by a trigger on `member.upline_id`, which stays the truth.

create table team_line (
  merchant text not null,
  above_id bigint not null,
  below_id bigint not null,
  -- 1 is the direct upline.
  depth int not null check (depth > 0),
  -- The first day of records that counts for the one above.
  since date not null default '-infinity',
  primary key (merchant, above_id, below_id),
  check (above_id <> below_id)
);
create index team_line_up on team_line (merchant, below_id, depth, above_id);

-- Lines that were, up to the day before `until`: what was played then still counts for whoever was above at the time.
create table team_line_past (
  merchant text not null,
  above_id bigint not null,
  below_id bigint not null,
  depth int not null,
  since date not null,
  until date not null check (until > since),
  primary key (merchant, above_id, below_id, until)
);
create index team_line_past_up on team_line_past (merchant, below_id);

insert into team_line (merchant, above_id, below_id, depth)
with recursive way as (
  select m.merchant, m.id as below_id, m.upline_id as above_id, 1 as depth from member m where m.upline_id is not null
  union all
  select w.merchant, w.below_id, m.upline_id, w.depth + 1
  from way w join member m on m.merchant = w.merchant and m.id = w.above_id
  where m.upline_id is not null
)
select merchant, above_id, below_id, depth from way;

grant select on team_line, team_line_past to maidan_app;
