-- Texts of the house are rich text (MSG-06), cleaned before they are written; a banner may lead out of the house; and
-- the help center has its articles (RTE-06).

alter table announcement
  drop constraint announcement_content_en_check,
  drop constraint announcement_content_bn_check,
  add constraint announcement_content_en_check check (length(content_en) between 1 and 20000),
  add constraint announcement_content_bn_check check (length(content_bn) between 1 and 20000);

alter table banner
  drop constraint banner_linkage_type_check,
  add constraint banner_linkage_type_check check (linkage_type in ('none', 'page', 'game', 'url')),
  drop constraint banner_check,
  -- A page is a path of this site, never another host; a game is a node id; an address is https, and the writer checks it.
  add constraint banner_check check (case linkage_type
    when 'none' then url = ''
    when 'page' then url ~ '^/([A-Za-z0-9._~?&=#-][A-Za-z0-9._~/?&=#-]*)?$'
    when 'url' then url ~ '^https://[a-z0-9.-]+(/[^\s\\<>"]*)?$'
    else url ~ '^[A-Za-z0-9_-]{1,24}$' end);

create table help_article (
  merchant   text not null,
  -- What stands after the hash of /help.
  id         text not null check (id ~ '^[a-z][a-z0-9-]{1,31}$'),
  section    text not null check (section in ('start', 'money', 'play', 'safety', 'rules')),
  title_en   text not null check (length(title_en) between 1 and 120),
  title_bn   text not null check (length(title_bn) between 1 and 120),
  content_en text not null check (length(content_en) between 1 and 20000),
  content_bn text not null check (length(content_bn) between 1 and 20000),
  sort_order int not null default 0,
  changed_at timestamptz not null default platform_now(),
  primary key (merchant, id)
);
create index help_article_shown on help_article (merchant, sort_order);

grant insert, update, delete on announcement, banner to maidan_app;
grant select, insert, update, delete on help_article to maidan_app;
