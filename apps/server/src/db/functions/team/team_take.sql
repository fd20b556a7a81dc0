-- Takes ranges of days out of all sums and lists, because they are counted anew.
create or replace function team_take(p_merchant text, p_members bigint[], p_from date[], p_to date[]) returns void
language plpgsql
as $$
begin
  perform team_add(p_merchant, p_members, p_from, p_to, -1);
  delete from team_member_day d using unnest(p_members, p_from, p_to) as u (member_id, low, high)
  where d.merchant = p_merchant and d.member_id = u.member_id and d.day between u.low and u.high;
  delete from team_payment p using unnest(p_members, p_from, p_to) as u (member_id, low, high)
  where p.merchant = p_merchant and p.member_id = u.member_id and p.day between u.low and u.high;
end $$;

revoke all on function team_take from public;
