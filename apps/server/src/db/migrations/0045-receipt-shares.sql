-- A member may show a round to others under an address that nobody can guess; ended, it stays as a row and opens nothing.
create table receipt_share (
  merchant text not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
  member_id bigint not null,
  partner text not null,
  round_id text not null,
  created_at timestamptz not null default platform_now(),
  ended_at timestamptz,
  primary key (merchant, id)
);
create unique index receipt_share_open on receipt_share (merchant, member_id, partner, round_id) where ended_at is null;

grant select, insert on receipt_share to maidan_app;
grant update (ended_at) on receipt_share to maidan_app;
