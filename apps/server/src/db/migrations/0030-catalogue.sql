-- The catalogue: who makes the games, which games there are, and every list in the order it is shown.

create table vendor (
  merchant     text not null,
  code         text not null check (code ~ '^[A-Za-z0-9_-]{1,24}$'),
  name_en      text not null check (length(name_en) between 1 and 60),
  name_bn      text not null check (length(name_bn) between 1 and 60),
  -- The wallet partner that runs this vendor's games; null while nobody does.
  partner_code text,
  state        text not null default 'open' check (state in ('open', 'maintenance')),
  sort_order   int not null,
  created_at   timestamptz not null default platform_now(),
  primary key (merchant, code)
);

create table vendor_category (
  merchant    text not null,
  vendor_code text not null,
  category    text not null check (category in
    ('RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'PVP', 'COCKFIGHT', 'MXWIN')),
  sort_order  int not null,
  -- HOM-07: the card of this vendor launches its first game instead of opening a list.
  direct      boolean not null default false,
  primary key (merchant, vendor_code, category),
  foreign key (merchant, vendor_code) references vendor (merchant, code)
);
create index vendor_category_by_category on vendor_category (merchant, category, sort_order);

create table game (
  merchant         text not null,
  node_id          text not null check (node_id ~ '^[A-Za-z0-9_-]{1,24}$'),
  vendor_code      text not null,
  game_code        text not null check (game_code ~ '^[A-Za-z0-9_-]{1,48}$'),
  category         text not null check (category in
    ('RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'PVP', 'COCKFIGHT')),
  -- CAT-04; CRASH is the class that makes up MXWIN (CAT-05).
  classify         text check (classify in ('SC', 'VP', 'JP', 'TG', 'AC', 'BG', 'CRASH')),
  name_en          text not null check (length(name_en) between 1 and 80),
  name_bn          text not null check (length(name_bn) between 1 and 80),
  slug             text not null,
  -- Lower-case names in both languages, what a search by name looks through.
  search_text      text not null,
  rtp_basis_points int check (rtp_basis_points between 1 and 10000),
  volatility       text check (volatility in ('low', 'medium', 'high')),
  lines            int check (lines > 0),
  min_stake        bigint check (min_stake > 0),
  hot_rank         int check (hot_rank > 0),
  is_new           boolean not null default false,
  released_at      timestamptz not null,
  -- Which of the own games plays it; a title without one is listed and cannot be launched.
  engine           text,
  open             boolean not null default true,
  poster_seed      bigint not null,
  sort_order       int not null,
  primary key (merchant, node_id),
  unique (merchant, vendor_code, game_code),
  foreign key (merchant, vendor_code) references vendor (merchant, code),
  check (engine is not null or not open)
);
create index game_by_hot_rank on game (merchant, hot_rank) where hot_rank is not null;
create index game_by_vendor_hot_rank on game (merchant, vendor_code, hot_rank) where hot_rank is not null;

-- Every list a page can ask for, with the place of each game written down: page 400 costs what page 1 costs, and the
-- cost does not depend on how many games there are. '' stands for "any vendor" and "any class".
create table game_listing (
  merchant    text not null,
  category    text not null,
  vendor_code text not null default '',
  classify    text not null default '',
  position    int not null,
  node_id     text not null,
  primary key (merchant, category, vendor_code, classify, position),
  foreign key (merchant, node_id) references game (merchant, node_id) on delete cascade
);
create index game_listing_by_node on game_listing (merchant, node_id);

create table game_listing_total (
  merchant    text not null,
  category    text not null,
  vendor_code text not null default '',
  classify    text not null default '',
  total       int not null,
  primary key (merchant, category, vendor_code, classify)
);

-- One number that grows with every change of the catalogue; a node that remembers lists compares it.
create table catalogue_version (
  merchant text primary key,
  version  bigint not null
);

grant select on vendor, vendor_category, game, game_listing, game_listing_total, catalogue_version to maidan_app;
