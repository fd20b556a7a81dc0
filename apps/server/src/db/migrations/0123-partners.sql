-- Partners are rows that an operator changes while the site runs (decision 0070). The built-in house has one too, made when a
-- node starts; where it lives and how it signs is said by the environment of the node.
alter table vendor_partner
  add column name text not null default '' check (length(name) <= 80),
  -- Where its games live and where it is asked to open one; null for the built-in house.
  add column origin text check (origin ~ '^https?://[^/]+$'),
  -- In which words it speaks to the wallet.
  add column shape text not null default 'ours' check (shape in ('ours', 'integer', 'decimal')),
  -- The most that a player may stake at once, and on one day (UTC), in minor units; null is no bound of its own.
  add column most_per_bet bigint check (most_per_bet > 0),
  add column most_per_day bigint check (most_per_day > 0),
  -- The countries in which its games may be opened; null is all.
  add column countries text[] check (cardinality(countries) > 0),
  add column changed_at timestamptz not null default platform_now();
alter table vendor_partner add constraint vendor_partner_code check (code ~ '^[A-Z][A-Z0-9_-]{1,23}$') not valid;

-- Several at a time while keys are changed. What signs lies sealed with the platform's secret: whoever reads the table can sign
-- nothing. Times are real time, as the window of a signature is.
create table partner_key (
  merchant text not null,
  partner text not null,
  -- Inbound: the partner signs to us. Outbound: we sign to the partner.
  direction text not null check (direction in ('inbound', 'outbound')),
  key_id text not null check (key_id ~ '^[A-Za-z0-9_-]{1,32}$'),
  sealed bytea not null,
  valid_from timestamptz not null default clock_timestamp(),
  valid_to timestamptz,
  primary key (merchant, partner, direction, key_id),
  foreign key (merchant, partner) references vendor_partner (merchant, code),
  check (valid_to >= valid_from)
);

-- Partners are switched off, never taken away: their rounds stay.
grant insert, update on vendor_partner to maidan_app;
grant select, insert, update on partner_key to maidan_app;
