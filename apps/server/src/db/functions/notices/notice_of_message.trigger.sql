create or replace trigger notice_of_message after insert on platform_message
  for each row when (new.member_id is not null and not new.offer)
  execute function notice_of_message();
