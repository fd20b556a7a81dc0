-- SET-03: the newest of each kind of news that everybody hears. A node that starts, or whose way to the others was cut,
-- finds here what it has not heard.
create table public_news (
  merchant text not null,
  what text not null,
  version bigint not null check (version > 0),
  primary key (merchant, what)
);
grant select, insert, update (version) on public_news to maidan_app;
