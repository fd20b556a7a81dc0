-- Writes what members did in ranges of days, from the sums that records keep and what came since they were counted.
create or replace function team_write_days(p_merchant text, p_currency text, p_members bigint[], p_from date[], p_to date[])
returns void
language sql
as $$
  with u as (
    select x.member_id, x.low, x.high, a.id as account_id
    from unnest(p_members, p_from, p_to) as x (member_id, low, high)
    left join ledger_account a on a.merchant = p_merchant and a.kind = 'member' and a.owner = x.member_id::text
      and a.currency = p_currency and a.shard = 0
  ), figures as (
    select u.member_id, b.day, b.vendor_code, b.category, b.rounds, b.stake, b.payout, 0 as deposits, 0 as withdrawals,
      0 as bonuses, 0 as transfers, 0 as joined, 0 as first_deposits
    from u cross join lateral bet_sums(p_merchant, u.member_id, u.low, u.high) b
    where b.state = 'closed'
    union all
    select u.member_id, d.day, '', '', 0, 0, 0, case when d.kind = 'deposit' then d.amount else 0 end,
      case when d.kind = 'withdrawal' then -d.amount else 0 end, case when d.kind = 'bonus' then d.amount else 0 end,
      case when d.kind = 'transfer' then d.amount else 0 end, 0,
      case when d.kind = 'deposit' and d.day = (select min(f.day) from account_day f
        where f.merchant = p_merchant and f.account_id = u.account_id and f.kind = 'deposit') then 1 else 0 end
    from u join account_day d on d.merchant = p_merchant and d.account_id = u.account_id and d.day between u.low and u.high
      and d.kind in ('deposit', 'withdrawal', 'bonus', 'transfer')
    union all
    select u.member_id, record_day(m.created_at), '', '', 0, 0, 0, 0, 0, 0, 0, 1, 0
    from u join member m on m.merchant = p_merchant and m.id = u.member_id
    where record_day(m.created_at) between u.low and u.high
  )
  insert into team_member_day (merchant, member_id, day, vendor_code, category, rounds, stake, payout, deposits, withdrawals,
    bonuses, transfers, joined, first_deposits)
  select p_merchant, f.member_id, f.day, coalesce(f.vendor_code, ''), coalesce(f.category, ''), sum(f.rounds), sum(f.stake),
    sum(f.payout), sum(f.deposits), sum(f.withdrawals), sum(f.bonuses), sum(f.transfers), sum(f.joined), sum(f.first_deposits)
  from figures f
  -- Money has no vendor: its rows are in the sum of all alone.
  group by grouping sets ((f.member_id, f.day), (f.member_id, f.day, f.vendor_code), (f.member_id, f.day, f.category),
    (f.member_id, f.day, f.vendor_code, f.category))
  having grouping(f.vendor_code, f.category) = 3 or coalesce(f.vendor_code, f.category) <> ''
$$;

revoke all on function team_write_days from public;
