-- HDR-05: what stands for a member: one of the drawn pictures by its name, or a picture of their own by its id. Null is
-- the drawn one that the account's number gives.
alter table member add column avatar text
  check (avatar ~ '^([a-z]{2,16}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$');

-- A square that the platform drew from an upload. A new id with every new picture, so its address may be kept for ever.
create table avatar_picture (
  merchant   text not null,
  id         uuid not null default gen_random_uuid(),
  member_id  bigint not null,
  picture    bytea not null check (octet_length(picture) between 1 and 262144),
  created_at timestamptz not null default platform_now(),
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id)
);
alter table avatar_picture alter column picture set storage external;
-- One each: who sends another gives the first away.
create unique index avatar_picture_of_member on avatar_picture (merchant, member_id);
grant select, insert, delete on avatar_picture to maidan_app;

-- HDR-08: a notice that was read on one device is read on all. A member can add at most as many rows as there are
-- notices, and they go with the notice.
create table announcement_read (
  merchant        text not null,
  member_id       bigint not null,
  announcement_id bigint not null,
  read_at         timestamptz not null default platform_now(),
  primary key (merchant, member_id, announcement_id),
  foreign key (merchant, member_id) references member (merchant, id),
  foreign key (merchant, announcement_id) references announcement (merchant, id) on delete cascade
);
create index announcement_read_of on announcement_read (merchant, announcement_id);
grant select, insert, delete on announcement_read to maidan_app;
