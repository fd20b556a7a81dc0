-- PRO-04: a bet earns points at the rate that stood when it was placed. Here stand the rates that were, each until when.
create table point_rate (
  merchant text not null,
  until timestamptz not null,
  stake_per_point bigint not null check (stake_per_point > 0),
  primary key (merchant, until)
);
grant select, insert on point_rate to maidan_app;

-- Points, instead of the stakes that became points: these come to something else with each rate.
alter table point_account add column written bigint not null default 0 check (written >= 0);
update point_account p
set written = p.counted / coalesce(
  (select replace(s.value ->> 'stakePerPoint', '.', '')::bigint from setting s
   where s.merchant = p.merchant and s.key = 'pointMall'),
  1000);
alter table point_account drop column counted;
grant update (written) on point_account to maidan_app;
