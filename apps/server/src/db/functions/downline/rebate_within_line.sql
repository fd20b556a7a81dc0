-- AGT-09: nobody's rebate lies above the upline's, nor below that of somebody directly under them, whoever writes it. The upline's
-- row is held meanwhile, so that of two who write at once the second sees what the first has written.
create or replace function rebate_within_line() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.rebate_basis_points > 0 and new.upline_id is not null then
    perform from member m where m.merchant = new.merchant and m.id = new.upline_id for share;
    if not exists (select from member m where m.merchant = new.merchant and m.id = new.upline_id
        and m.rebate_basis_points >= new.rebate_basis_points)
    then
      raise exception using errcode = 'RB001', message = 'a rebate is above that of the upline';
    end if;
  end if;
  if tg_op = 'UPDATE' and new.rebate_basis_points < old.rebate_basis_points and exists (select from member m
      where m.merchant = new.merchant and m.upline_id = new.id and m.rebate_basis_points > new.rebate_basis_points)
  then
    raise exception using errcode = 'RB002', message = 'a rebate is below that of a downline';
  end if;
  return null;
end $$;

revoke all on function rebate_within_line from public;
