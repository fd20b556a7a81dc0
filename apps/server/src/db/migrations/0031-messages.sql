-- What the house tells its guests: notices, popups and promotions, and the banners of each group.

create table announcement (
  merchant       text not null,
  id             bigint generated always as identity,
  -- MSG-01: PL notice to players, H headline of the marquee, PU popup, PR promotion.
  type           text not null check (type in ('PL', 'H', 'PU', 'PR')),
  -- MSG-02: A logged-in members, B visitors, F first-time logins; null is for everybody.
  execution      text check (execution in ('A', 'B', 'F')),
  promotion_type text not null default 'general' check (promotion_type ~ '^[a-z-]{1,24}$'),
  title_en       text not null check (length(title_en) between 1 and 120),
  title_bn       text not null check (length(title_bn) between 1 and 120),
  content_en     text not null check (length(content_en) between 1 and 4000),
  content_bn     text not null check (length(content_bn) between 1 and 4000),
  sort_order     int not null default 0,
  published_at   timestamptz not null default platform_now(),
  ends_at        timestamptz check (ends_at > published_at),
  primary key (merchant, id)
);
create index announcement_shown on announcement (merchant, type, sort_order, published_at desc);

create table banner (
  merchant     text not null,
  id           text not null check (id ~ '^[a-z0-9]{1,24}$'),
  group_name   text not null check (group_name in ('w_login', 'w_register', 'w_forget', 'w_home', 'w_leftmenu')),
  title_en     text not null check (length(title_en) between 1 and 80),
  title_bn     text not null check (length(title_bn) between 1 and 80),
  subtitle_en  text not null default '' check (length(subtitle_en) <= 160),
  subtitle_bn  text not null default '' check (length(subtitle_bn) <= 160),
  -- What is drawn; the picture carries no words, so one serves every language.
  scene        text not null check (scene ~ '^[a-z-]{1,24}$'),
  seed         bigint not null,
  -- MSG-05: where it opens.
  linkage_type text not null default 'none' check (linkage_type in ('none', 'page', 'game')),
  url          text not null default '' check (length(url) <= 200),
  sort_order   int not null default 0,
  active       boolean not null default true,
  primary key (merchant, id),
  -- A page is a path of this site, never another host; a game is a node id.
  check (case linkage_type
    when 'none' then url = ''
    when 'page' then url ~ '^/([A-Za-z0-9._~?&=#-][A-Za-z0-9._~/?&=#-]*)?$'
    else url ~ '^[A-Za-z0-9_-]{1,24}$' end)
);
create index banner_shown on banner (merchant, group_name, sort_order) where active;

grant select on announcement, banner to maidan_app;
