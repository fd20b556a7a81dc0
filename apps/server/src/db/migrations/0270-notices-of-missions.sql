-- MEM-13: a member may be told that a mission has reached its target (decision 0154).

alter table notice_wish
  drop constraint notice_wish_kinds_check,
  add constraint notice_wish_kinds_check check (kinds <@ array['withdrawal', 'message', 'mission', 'reward']),
  -- When a node last took it to look whether one has, up to which bets that was looked at to the end, and which were told of.
  add column missions_at timestamptz not null default platform_now(),
  add column missions_since timestamptz not null default platform_now(),
  add column missions_told text[] not null default '{}' check (cardinality(missions_told) <= 1000);
create index notice_wish_missions on notice_wish (merchant, missions_at) where 'mission' = any (kinds);

alter table notice_delivery
  drop constraint notice_delivery_kind_check,
  add constraint notice_delivery_kind_check check (kind in ('withdrawal', 'message', 'mission', 'reward')),
  drop constraint notice_delivery_source_check,
  -- A rule's code and the name of a period.
  add constraint notice_delivery_source_check check (length(source) between 1 and 80);

grant update (missions_at, missions_since, missions_told) on notice_wish to maidan_app;
