-- MSG-04, T28: a line may answer another one; a room has a pace; people are muted or blocked; reports are decided.

alter table chat_room add column slow_seconds int not null default 0 check (slow_seconds between 0 and 3600);

-- Who speaks for the house bears the name that an operator gave them; nothing a member writes brings it about.
alter table chat_person add column staff_name text check (length(staff_name) between 1 and 40);
alter table chat_person add column silenced_until timestamptz;
alter table chat_person add check (silenced_until is null or silenced);

alter table chat_message add column reply_to bigint;
alter table chat_message add foreign key (merchant, reply_to) references chat_message (merchant, id)
  on delete set null (reply_to);
create index chat_message_answers on chat_message (merchant, reply_to) where reply_to is not null;

-- Muted: not read. Blocked: not read, and not able to answer either.
alter table chat_mute add column blocked boolean not null default false;
grant update (blocked) on chat_mute to maidan_app;

alter table chat_report add column decided_at timestamptz;
create index chat_report_open on chat_report (merchant, message_id) where decided_at is null;
grant update (decided_at) on chat_report to maidan_app;

-- Who has which room open, by node, and how many that are. News of the moment: after a crash nobody is there.
create unlogged table chat_here (
  merchant   text not null,
  room       text not null,
  node       uuid not null,
  members    bigint[] not null check (cardinality(members) between 1 and 20000),
  held_until timestamptz not null,
  primary key (merchant, room, node)
);
create unlogged table chat_here_count (
  merchant text not null,
  room     text not null,
  people   int not null default 0,
  version  bigint not null default 0,
  primary key (merchant, room)
);
grant select, insert, update, delete on chat_here to maidan_app;
grant select, insert, update on chat_here_count to maidan_app;
