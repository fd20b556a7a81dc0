-- What a member likes, what they played last, and the tables of the live casino.

-- One row for each member with favourites: its lock makes one member's presses follow each other, and its number tells
-- every device which change it has seen last (GAM-06).
create table favourite_list (
  merchant  text not null,
  member_id bigint not null,
  version   bigint not null default 0,
  primary key (merchant, member_id),
  foreign key (merchant, member_id) references member (merchant, id)
);

create table favourite_game (
  merchant  text not null,
  member_id bigint not null,
  node_id   text not null,
  -- The list's number when it was added: the newest is the highest.
  place     bigint not null,
  at        timestamptz not null default platform_now(),
  primary key (merchant, member_id, node_id),
  foreign key (merchant, member_id) references favourite_list (merchant, member_id),
  foreign key (merchant, node_id) references game (merchant, node_id) on delete cascade
);
create unique index favourite_game_in_order on favourite_game (merchant, member_id, place desc);
create index favourite_game_of_game on favourite_game (merchant, node_id);

-- GAM-07: written when a game opens. Kept apart from the launches, of which one player makes thousands.
create table recent_game (
  merchant  text not null,
  member_id bigint not null,
  node_id   text not null,
  played_at timestamptz not null default platform_now(),
  primary key (merchant, member_id, node_id),
  foreign key (merchant, member_id) references member (merchant, id),
  foreign key (merchant, node_id) references game (merchant, node_id) on delete cascade
);
create index recent_game_in_order on recent_game (merchant, member_id, played_at desc);
create index recent_game_of_game on recent_game (merchant, node_id);

-- GAM-08: a live game is a table with limits and seats.
create table live_room (
  merchant  text not null,
  node_id   text not null,
  min_stake bigint not null check (min_stake > 0),
  max_stake bigint not null,
  seats     int not null check (seats between 1 and 1000),
  primary key (merchant, node_id),
  foreign key (merchant, node_id) references game (merchant, node_id) on delete cascade,
  check (max_stake >= min_stake)
);
create index launch_session_of_game on launch_session (merchant, node_id, created_at desc);

grant select, insert, update on favourite_list, recent_game to maidan_app;
grant select, insert, delete on favourite_game to maidan_app;
grant select on live_room to maidan_app;
