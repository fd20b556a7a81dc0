-- AGT-04, AGT-09: what a downline earns back, invitation links with their funnel, and transfers down the line (decision 0130).

-- Of what is staked, in ten-thousandths. Never above that of the upline: `rebate_within_line`.
alter table member add column rebate_basis_points int not null default 0
  check (rebate_basis_points between 0 and 1000);
create index member_came_by_link on member (merchant, affiliate_code) where affiliate_code is not null;

alter table affiliate
  add column channel text not null default '' check (length(channel) <= 40),
  add column rebate_basis_points int not null default 0 check (rebate_basis_points between 0 and 1000),
  add column expires_at timestamptz,
  add column visits int not null default 0 check (visits >= 0),
  add column created_at timestamptz not null default platform_now();

-- A browser counts once for a link. Only the digest of what it calls itself is kept, and that not for long.
create table affiliate_visit (
  merchant text not null,
  code text not null,
  browser bytea not null check (octet_length(browser) = 32),
  at timestamptz not null default platform_now(),
  primary key (merchant, code, browser),
  foreign key (merchant, code) references affiliate (merchant, code)
);
create index affiliate_visit_age on affiliate_visit (merchant, at);
create index affiliate_visit_of_day on affiliate_visit (merchant, code, at);
grant select, insert, delete on affiliate_visit to maidan_app;

alter table upline_transfer
  add column direction text not null default 'up' check (direction in ('up', 'down')),
  drop constraint upline_transfer_code_check,
  add constraint upline_transfer_code_check check (code ~ '^[UD]-[0-9A-Z]{9}$');
create index upline_transfer_of_receiver on upline_transfer (merchant, receiver_id, at desc);
