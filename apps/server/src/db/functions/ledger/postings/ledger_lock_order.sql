-- The order in which everybody locks: owners before the platform's rows, then by name. One order means no deadlock, and
-- a shared row is locked last, so that it is held as briefly as possible. Legs on one account keep their order.
create or replace function ledger_lock_order(p_account_kinds text[], p_account_owners text[]) returns int[]
language sql immutable
as $$
  select array_agg(l.leg::int order by l.kind not in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus'), l.kind, l.owner, l.leg)
  from unnest(p_account_kinds, p_account_owners) with ordinality as l (kind, owner, leg)
$$;

revoke all on function ledger_lock_order from public;
