create or replace trigger rebate_within_line after insert or update of rebate_basis_points, upline_id on member
  for each row
  execute function rebate_within_line();
