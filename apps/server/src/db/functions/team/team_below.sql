-- Everybody below a member, without the member.
create or replace function team_below(p_merchant text, p_member bigint) returns table (member_id bigint, depth int)
language sql stable
as $$ select l.below_id, l.depth from team_line l where l.merchant = p_merchant and l.above_id = p_member $$;

revoke all on function team_below from public;
grant execute on function team_below to maidan_app;
