-- W11: money on its way between the main wallet and a vendor's. It is set aside where it comes from before the vendor hears of
-- it, and booked once the vendor has said what became of it; until then it is nobody's to spend.

create table vendor_transfer (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Made by the sender and kept for every retry; collecting is one act on several vendors.
  operation_id uuid not null,
  vendor_code text not null,
  partner text not null,
  direction text not null check (direction in ('in', 'out')),
  currency text not null,
  amount bigint not null check (amount > 0),
  -- The only id the vendor ever hears for this transfer.
  reference text not null check (length(reference) between 8 and 64),
  hold_id bigint not null,
  state text not null default 'requested' check (state in ('requested', 'sent', 'unknown', 'done', 'refused')),
  -- Rises with every step: the number of the live news.
  version int not null default 1,
  -- Why it was refused, as a word that the page puts into a sentence.
  reason text check (length(reason) between 1 and 40),
  ledger_transaction_id bigint,
  asked int not null default 0,
  ask_at timestamptz not null default platform_now(),
  requested_at timestamptz not null default platform_now(),
  ended_at timestamptz,
  primary key (merchant, id),
  unique (merchant, member_id, operation_id, vendor_code),
  unique (merchant, reference),
  unique (merchant, hold_id),
  foreign key (merchant, member_id) references member (merchant, id),
  check ((state in ('done', 'refused')) = (ended_at is not null)),
  check ((state = 'done') = (ledger_transaction_id is not null))
);
create index vendor_transfer_of_member on vendor_transfer (merchant, member_id, id desc);
create index vendor_transfer_under_way on vendor_transfer (merchant, ask_at) where ended_at is null;

grant select, insert, update on vendor_transfer to maidan_app;
