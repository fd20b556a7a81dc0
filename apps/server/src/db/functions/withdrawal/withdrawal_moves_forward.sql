-- X2: whoever writes, and however: no state is left for one that is not next.
create or replace function withdrawal_moves_forward() returns trigger
language plpgsql
as $$
begin
  if new.state <> old.state and (old.state || '>' || new.state) <> all (array['requested>approved', 'requested>taken-back', 'requested>rejected',
    'approved>rejected', 'approved>disbursing', 'disbursing>disbursed', 'disbursing>failed', 'disbursed>received',
    'disbursed>partly', 'disbursed>not-received', 'disbursed>auto-received', 'partly>refunded', 'not-received>refunded',
    'auto-received>refunded'])
  then
    raise exception using errcode = 'LG006', message = format('a withdrawal does not go from %s to %s', old.state, new.state);
  end if;
  if (new.state <> old.state) <> (new.version = old.version + 1) then
    raise exception using errcode = 'LG006', message = 'every step of a withdrawal counts';
  end if;
  if row (new.member_id, new.operation_id, new.payout_account_id, new.currency, new.amount, new.fee, new.hold_id,
      new.requested_at) <> row (old.member_id, old.operation_id, old.payout_account_id, old.currency, old.amount, old.fee,
      old.hold_id, old.requested_at)
    or new.reference <> old.reference or new.received <> old.received or new.remaining <> old.remaining
  then
    raise exception using errcode = 'LG006', message = 'what a withdrawal is about does not change';
  end if;
  return new;
end $$;
