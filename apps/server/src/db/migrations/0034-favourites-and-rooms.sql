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

-- A second call changes nothing and says the same, so a lost answer may be asked for again.
create function favourite_add(
  p_merchant text, p_member bigint, p_node text, p_most int, out outcome text, out version bigint)
language plpgsql as $$
declare
  v_added int;
begin
  insert into favourite_list as l (merchant, member_id) values (p_merchant, p_member)
  on conflict (merchant, member_id) do update set version = l.version
  returning l.version into favourite_add.version;
  outcome := 'same';
  if exists (select from favourite_game f
             where f.merchant = p_merchant and f.member_id = p_member and f.node_id = p_node) then
    return;
  end if;
  if (select count(*) from favourite_game f where f.merchant = p_merchant and f.member_id = p_member) >= p_most then
    outcome := 'full';
    return;
  end if;
  -- A game that is in no catalogue is in no favourites.
  insert into favourite_game (merchant, member_id, node_id, place)
  select g.merchant, p_member, g.node_id, favourite_add.version + 1 from game g
  where g.merchant = p_merchant and g.node_id = p_node;
  get diagnostics v_added = row_count;
  if v_added = 0 then
    outcome := 'unknown';
    return;
  end if;
  update favourite_list l set version = l.version + 1
  where l.merchant = p_merchant and l.member_id = p_member
  returning l.version into favourite_add.version;
  outcome := 'changed';
end $$;

create function favourite_remove(p_merchant text, p_member bigint, p_node text, out outcome text, out version bigint)
language plpgsql as $$
declare
  v_removed int;
begin
  select l.version into favourite_remove.version from favourite_list l
  where l.merchant = p_merchant and l.member_id = p_member for update;
  version := coalesce(version, 0);
  delete from favourite_game f
  where f.merchant = p_merchant and f.member_id = p_member and f.node_id = p_node;
  get diagnostics v_removed = row_count;
  outcome := 'same';
  if v_removed = 0 then
    return;
  end if;
  update favourite_list l set version = l.version + 1
  where l.merchant = p_merchant and l.member_id = p_member
  returning l.version into favourite_remove.version;
  outcome := 'changed';
end $$;

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

-- What was played and listed before these tables were there.
create function rooms_and_recent_from_past(p_merchant text) returns void language sql as $$
  insert into recent_game (merchant, member_id, node_id, played_at)
  select r.merchant, r.member_id, r.node_id, max(r.placed_at) from game_round r
  join game g on g.merchant = r.merchant and g.node_id = r.node_id
  where r.merchant = p_merchant
  group by r.merchant, r.member_id, r.node_id
  on conflict (merchant, member_id, node_id) do update
    set played_at = greatest(recent_game.played_at, excluded.played_at);
  insert into live_room (merchant, node_id, min_stake, max_stake, seats)
  select g.merchant, g.node_id, g.min_stake, g.min_stake * (array[200, 500, 1000])[1 + g.poster_seed % 3],
         (array[7, 9, 12])[1 + g.poster_seed / 3 % 3]
  from game g
  where g.merchant = p_merchant and g.category = 'LIVE' and g.min_stake is not null
  on conflict (merchant, node_id) do nothing;
$$;
revoke all on function rooms_and_recent_from_past(text) from public;
select rooms_and_recent_from_past(v.merchant) from catalogue_version v;

grant select, insert, update on favourite_list, recent_game to maidan_app;
grant select, insert, delete on favourite_game to maidan_app;
grant select on live_room to maidan_app;
grant execute on function favourite_add(text, bigint, text, int), favourite_remove(text, bigint, text) to maidan_app;
