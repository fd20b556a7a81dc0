-- Writes every list anew: open titles first, then the hot ones by rank, then the vendor's own order.
create or replace function catalogue_arrange(p_merchant text) returns void language plpgsql as $$
begin
  delete from game_listing where merchant = p_merchant;
  delete from game_listing_total where merchant = p_merchant;
  insert into game_listing (merchant, category, vendor_code, classify, position, node_id)
  select g.merchant, c.category, v.vendor_code, k.classify,
         row_number() over (partition by c.category, v.vendor_code, k.classify
                            order by g.open desc, g.hot_rank nulls last, g.sort_order, g.node_id),
         g.node_id
  from game g
  cross join lateral (select g.category union select 'MXWIN' where g.category = 'RNG' and g.classify = 'CRASH') c
  cross join lateral (values (''), (g.vendor_code)) v (vendor_code)
  cross join lateral (select '' as classify union select g.classify where g.classify is not null) k
  where g.merchant = p_merchant;
  insert into game_listing_total (merchant, category, vendor_code, classify, total)
  select merchant, category, vendor_code, classify, count(*)
  from game_listing where merchant = p_merchant
  group by merchant, category, vendor_code, classify;
  insert into catalogue_version as v (merchant, version) values (p_merchant, 1)
  on conflict (merchant) do update set version = v.version + 1;
end $$;

revoke all on function catalogue_arrange from public;
