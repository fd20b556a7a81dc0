-- A transfer only moves forward, step by step, and what it is about does not change.
create or replace function vendor_transfer_moves_forward() returns trigger
language plpgsql
as $$
begin
  if new.state <> old.state and (old.state || '>' || new.state) <> all (array['requested>sent', 'requested>refused',
    'sent>done', 'sent>refused', 'sent>unknown', 'unknown>done', 'unknown>refused'])
  then
    raise exception using errcode = 'LG006', message = format('a transfer does not go from %s to %s', old.state, new.state);
  end if;
  if (new.state <> old.state) <> (new.version = old.version + 1) then
    raise exception using errcode = 'LG006', message = 'every step of a transfer counts';
  end if;
  if row (new.member_id, new.operation_id, new.vendor_code, new.partner, new.direction, new.currency, new.amount,
      new.reference, new.hold_id, new.requested_at) <> row (old.member_id, old.operation_id, old.vendor_code, old.partner,
      old.direction, old.currency, old.amount, old.reference, old.hold_id, old.requested_at)
  then
    raise exception using errcode = 'LG006', message = 'what a transfer is about does not change';
  end if;
  return new;
end $$;
