-- MSG-05: pictures of the house, for banners and texts. Drawn anew like a member's (decision 0018); a new picture has a
-- new id, so its address may be kept for ever.
create table house_picture (
  merchant   text not null,
  id         uuid not null default gen_random_uuid(),
  width      int not null check (width > 0),
  height     int not null check (height > 0),
  picture    bytea not null check (octet_length(picture) between 1 and 2097152),
  created_at timestamptz not null default platform_now(),
  primary key (merchant, id)
);
alter table house_picture alter column picture set storage external;
grant select, insert on house_picture to maidan_app;

-- HOM-07: the entrance of the sports is a banner like any other. What has no picture of its own is drawn from its scene.
alter table banner
  add column picture uuid,
  add foreign key (merchant, picture) references house_picture (merchant, id),
  drop constraint banner_group_name_check,
  add constraint banner_group_name_check
    check (group_name in ('w_login', 'w_register', 'w_forget', 'w_home', 'w_leftmenu', 'w_sports'));
