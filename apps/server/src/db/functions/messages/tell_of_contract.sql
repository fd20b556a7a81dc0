-- MSG-03, AGT-05: whoever did not take a step with a contract is told of it; a number says who it is about. What another one takes the place of has
-- not ended for anybody.
create or replace function tell_of_contract() returns trigger
language plpgsql
as $$
begin
  insert into platform_message (merchant, member_id, kind, facts, sent_at)
  select new.merchant, t.member_id, 'contract-' || case new.state when 'proposed' then 'offered' when 'terminated' then 'ended' else new.state end,
    jsonb_build_object('type', new.type, 'number', new.downline_id::text),
    coalesce(new.ended_at, new.decided_at, new.proposed_at)
  from unnest(case
    when new.state in ('accepted', 'rejected') then array[new.upline_id]
    when new.state = 'lapsed' then array[new.downline_id, new.upline_id]
    else array[new.downline_id] end) t (member_id)
  where t.member_id is not null and (new.state <> 'terminated' or not exists (
    select from agent_contract c
    where c.merchant = new.merchant and c.downline_id = new.downline_id and c.type = new.type and c.state = 'accepted'));
  return null;
end $$;
