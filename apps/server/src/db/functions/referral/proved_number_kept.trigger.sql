create or replace trigger proved_number_kept after insert or update of mobile, mobile_verified_at on member
  for each row when (new.mobile is not null and new.mobile_verified_at is not null)
  execute function proved_number_kept();
