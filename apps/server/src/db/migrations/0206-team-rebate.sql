-- AGT-09: up to which stake of a member rebates were paid along the line. Only what is staked from the first row on counts.
create table team_rebate_mark (
  merchant text not null,
  member_id bigint not null,
  counted bigint not null check (counted >= 0),
  times int not null default 0 check (times >= 0),
  -- Of the member's account, when it was looked at: nothing was played where it is still the same.
  seen_version bigint not null default 0,
  primary key (merchant, member_id),
  foreign key (merchant, member_id) references member (merchant, id)
);

-- Who got what of whose stake, at which rate. Written once, with its posting.
create table team_rebate (
  merchant text not null,
  player_id bigint not null,
  number int not null check (number > 0),
  receiver_id bigint not null,
  stake bigint not null check (stake > 0),
  basis_points int not null check (basis_points between 1 and 1000),
  amount bigint not null check (amount > 0),
  at timestamptz not null default platform_now(),
  primary key (merchant, player_id, number, receiver_id),
  foreign key (merchant, player_id) references member (merchant, id),
  foreign key (merchant, receiver_id) references member (merchant, id)
);
create index team_rebate_of_receiver on team_rebate (merchant, receiver_id, at desc);
grant select, insert, update on team_rebate_mark to maidan_app;
grant select, insert on team_rebate to maidan_app;
