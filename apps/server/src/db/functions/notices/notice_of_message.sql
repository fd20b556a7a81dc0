-- In the message's own transaction. What is for many is read on the site, and an offer is no reason to ring at somebody.
create or replace function notice_of_message() returns trigger
language plpgsql
as $$
begin
  perform notice_queue(new.merchant, new.member_id,
    case new.kind when 'withdrawal-paid' then 'withdrawal' else 'message' end, new.id::text);
  return null;
end $$;
