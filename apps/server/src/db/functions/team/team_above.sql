-- Everybody above a member, without the member; depth 1 is the direct upline.
create or replace function team_above(p_merchant text, p_member bigint) returns table (member_id bigint, depth int)
language sql stable
as $$ select l.above_id, l.depth from team_line l where l.merchant = p_merchant and l.below_id = p_member $$;

revoke all on function team_above from public;
grant execute on function team_above to maidan_app;
