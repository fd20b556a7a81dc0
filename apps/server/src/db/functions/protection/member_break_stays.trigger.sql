create or replace trigger member_break_stays before update of break_until on member
  for each row when (old.break_until > platform_now()
    and (new.break_until is null or new.break_until < old.break_until))
  execute function member_break_stays();
