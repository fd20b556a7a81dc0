-- MEM-12, T9: what members moved to the agent above them. A row is written once, together with its posting.

create table upline_transfer (
  merchant text not null,
  id bigint generated always as identity,
  sender_id bigint not null,
  receiver_id bigint not null,
  -- Made by the page and kept for every retry.
  operation_id uuid not null,
  -- What both sides read in their account record.
  code text not null check (code ~ '^U-[0-9A-Z]{9}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  at timestamptz not null default platform_now(),
  primary key (merchant, id),
  foreign key (merchant, sender_id) references member (merchant, id),
  foreign key (merchant, receiver_id) references member (merchant, id),
  unique (merchant, sender_id, operation_id),
  unique (merchant, code),
  check (sender_id <> receiver_id)
);
-- What the last hour and the last day have taken.
create index upline_transfer_of_sender on upline_transfer (merchant, sender_id, at desc);

grant select, insert on upline_transfer to maidan_app;
