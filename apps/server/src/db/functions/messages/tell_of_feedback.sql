-- MSG-03: an answer that nobody hears of is none.
create or replace function tell_of_feedback() returns trigger
language plpgsql
as $$
begin
  insert into platform_message (merchant, member_id, kind) values (new.merchant, new.member_id, 'feedback-answered');
  return null;
end $$;
