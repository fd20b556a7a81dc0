-- T17: pictures that members send as proof. Only what the platform itself has drawn anew is kept, so a row holds
-- pixels and nothing that came hidden beside them. In the database, because a node holds no state (decision 0018).
create table upload (
  merchant text not null,
  -- Random: nobody finds a picture by counting.
  id uuid not null default gen_random_uuid(),
  member_id bigint not null,
  -- What it proves, as kind:id. Until something claims it, it is only waiting, and is forgotten after a day.
  subject text check (length(subject) between 1 and 120),
  width int not null check (width > 0),
  height int not null check (height > 0),
  picture bytea not null check (octet_length(picture) between 1 and 5242880),
  created_at timestamptz not null default platform_now(),
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id)
);
-- Pictures are compressed already: another try at it would only cost time.
alter table upload alter column picture set storage external;
create index upload_of_member on upload (merchant, member_id, created_at desc);
create index upload_of_subject on upload (merchant, subject) where subject is not null;
create index upload_waiting on upload (merchant, created_at) where subject is null;

grant select, insert, delete on upload to maidan_app;
-- Claimed once; the pixels never change.
grant update (subject) on upload to maidan_app;
