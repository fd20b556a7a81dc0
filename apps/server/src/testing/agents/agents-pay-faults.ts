import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** What of slots, shares, breaks and the ledger does not hold, as the rows of a team stand now: empty when all of it does. */
export async function findPayFaults(
  db: Database,
  people: readonly bigint[],
  since: Date,
): Promise<{ what: string; which: string }[]> {
  return db.query(sql`
    with contract as materialized (
      select c.*, pay_slot_of(c.type, c.period) as slot, k.slot_start as mark
      from agent_contract c left join agent_pay_mark k on k.merchant = c.merchant and k.contract_id = c.id
      where c.downline_id = any(${people}::bigint[]) and c.starts_at is not null
    ), pay as materialized (
      select p.*, lag(p.slot_end) over before as end_before, lag(p.base_after) over before as left_base,
        lag(p.owed_after) over before as left_owed
      from agent_pay p where p.member_id = any(${people}::bigint[])
      window before as (partition by p.member_id, p.type order by p.slot_start, p.id)
    ), fact as (
      select distinct c.id, pay_slot_start(c.slot, s.slot) as slot_start
      from contract c join team_slot s on s.merchant = c.merchant and s.agent_id = c.downline_id
        and (c.line_no is null or s.agent_line_no = c.line_no) and s.slot >= c.starts_at and s.slot < least(c.ends_at, c.mark)
    ), counted as (
      select member_id, slot, sum(rounds) as rounds, sum(stake) as stake, sum(payout) as payout from (
        select member_id, slot, 1 as rounds, stake, payout from round_counted where member_id = any(${people}::bigint[])
        union all
        select member_id, slot, rounds, stake, payout from round_recounted where member_id = any(${people}::bigint[])) r
      group by member_id, slot
    )
    select 'A7: a slot is not paid' as what, f.id || ' ' || f.slot_start as which from fact f
    where not exists (select from pay p where p.contract_id = f.id and p.slot_start = f.slot_start)
    union all
    select 'A7: a slot is not one of its contract', p.contract_id || ' ' || p.slot_start from pay p join contract c on c.id = p.contract_id
    where p.slot_start < c.starts_at or p.slot_end > c.ends_at or p.slot_start <> pay_slot_start(c.slot, p.slot_start)
      or p.slot_end <> pay_slot_end(c.slot, p.slot_start)
    union all
    select 'A7: slots overlap', contract_id || ' ' || slot_start from pay where end_before > slot_start
    union all
    select 'A7: what is in a slot is not its bets', coalesce(t.member_id, c.member_id) || ' ' || coalesce(t.slot, c.slot)
    from (select member_id, slot, sum(rounds) as rounds, sum(stake) as stake, sum(payout) as payout from turnover_slot
      where member_id = any(${people}::bigint[]) group by member_id, slot) t full join counted c using (member_id, slot)
    where (coalesce(t.rounds, 0), coalesce(t.stake, 0), coalesce(t.payout, 0))
      <> (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.payout, 0))
    union all
    select 'A8: a share is not what is paid below', p.contract_id || ' ' || p.slot_start from pay p
    where p.shared <> (select coalesce(sum(b.gross), 0) from pay b
      where b.upline_id = p.member_id and b.type = p.type and b.slot_start = p.slot_start)
    union all
    select 'A8: a share comes from nowhere', b.contract_id || ' ' || b.slot_start from pay b
    where b.upline_id is not null and b.gross > 0 and not exists (select from pay p
      where p.member_id = b.upline_id and p.type = b.type and p.slot_start = b.slot_start and p.slot_end = b.slot_end)
    union all
    select 'A8: a payment is not what is left', p.contract_id || ' ' || p.slot_start from pay p
    where p.gross <> greatest(floor((p.base + p.base_before)::numeric * p.rate_basis_points / 10000), 0)
      or p.amount <> greatest(p.gross - p.shared + p.owed_before, 0) or p.owed_after <> p.gross - p.shared + p.owed_before - p.amount
      or p.owed_before <> coalesce(p.left_owed, 0) or p.base_before <> coalesce(p.left_base, 0)
      or p.rounding <> (p.upline_id is null and greatest(p.base + p.base_before, 0)::numeric * p.rate_basis_points % 10000 <> 0)::int
    union all
    select 'A9: reckoned again it is another', p.contract_id || ' ' || p.slot_start
    from pay p join contract c on c.id = p.contract_id
    cross join lateral pay_reckon(p.merchant, p.member_id, c.line_no, p.type, c.tiers, c.fee_basis_points, c.carries_losses, p.slot_start,
      p.slot_end, p.base_before) r
    where (r.rounds, r.stake, r.payout, r.late_stake, r.late_payout, r.members, r.tier, r.rate, r.base, r.base_after, r.gross)
      is distinct from (p.rounds, p.stake, p.payout, p.late_stake, p.late_payout, p.members, p.tier, p.rate_basis_points, p.base,
        p.base_after, p.gross)
    union all
    select 'A10: paid during a break', p.contract_id || ' ' || p.slot_start from pay p join player_break b on b.member_id = p.member_id
    where b.starts_at < ${since} and p.paid_at >= ${since} and p.paid_at < b.ends_at
    union all
    select 'A10: sent during a break', t.code from upline_transfer t join player_break b on b.member_id = t.sender_id
    where t.sender_id = any(${people}::bigint[]) and t.at > b.starts_at and t.at < b.ends_at
    union all
    select 'A3: a transfer has not both its ends', t.code from upline_transfer t
    where t.sender_id = any(${people}::bigint[]) and (
      select array_agg(a.owner || ' ' || e.amount order by e.amount)
      from ledger_transaction x join ledger_entry e on e.transaction_id = x.id join ledger_account a on a.id = e.account_id
      where x.merchant = t.merchant and x.key = 'upline-transfer:' || t.sender_id || ':' || t.operation_id)
      is distinct from array[t.sender_id || ' ' || -t.amount, t.receiver_id || ' ' || t.amount]
    union all
    select 'A8: money is not what was reckoned', p.contract_id || ' ' || p.slot_start from pay p
    where (p.amount > 0 or p.rounding > 0) and (p.state = 'paid') <> coalesce((
      select sum(e.amount) filter (where a.kind = 'house') = -p.amount - p.rounding
        and coalesce(sum(e.amount) filter (where a.kind = 'member' and a.owner = p.member_id::text), 0) = p.amount
        and coalesce(sum(e.amount) filter (where a.kind = 'rounding'), 0) = p.rounding
      from ledger_transaction x join ledger_entry e on e.transaction_id = x.id join ledger_account a on a.id = e.account_id
      where x.merchant = p.merchant and x.key = 'pay:' || p.contract_id || ':' || extract(epoch from p.slot_start)::bigint), false)
    union all
    select 'L2: the ledger does not sum to zero', sum(balance)::text from ledger_account having sum(balance) <> 0`);
}

/** Where sums that pages read are not those of the rows they sum up: empty when all of them are. */
export async function findSumFaults(db: Database): Promise<{ what: string; which: string }[]> {
  return db.query(sql`
    with day as (
      select member_id, type, record_day(coalesce(paid_at, reckoned_at)) as day, sum(stake) as turnover, sum(shared) as shared,
        coalesce(sum(amount) filter (where state = 'paid'), 0) as paid,
        coalesce(sum(amount) filter (where state in ('due', 'withheld')), 0) as withheld
      from agent_pay group by 1, 2, 3
    ), member as (
      select p.contract_id, p.slot_start, s.member_id, sum(s.rounds) as rounds, sum(s.stake) as stake, sum(s.payout) as payout,
        sum(s.late_stake) as late_stake
      from agent_pay p join agent_contract c on c.merchant = p.merchant and c.id = p.contract_id
      cross join lateral pay_team(p.merchant, p.member_id, c.line_no, p.slot_start, p.slot_end) s group by 1, 2, 3
    )
    select 'A9: the sums of a day are not its rows' as what, d.member_id || ' ' || d.type || ' ' || d.day as which
    from (select * from day union all
      select member_id, type, day, -turnover, -shared, -paid, -withheld from agent_pay_day) d
    group by d.member_id, d.type, d.day
    having sum(d.turnover) <> 0 or sum(d.shared) <> 0 or sum(d.paid) <> 0 or sum(d.withheld) <> 0
    union all
    select 'A9: the members of a row are not its slots', m.contract_id || ' ' || m.slot_start || ' ' || m.member_id
    from (select * from member union all
      select contract_id, slot_start, member_id, -rounds, -stake, -payout, -late_stake from agent_pay_member) m
    group by m.contract_id, m.slot_start, m.member_id
    having count(*) <> 2 or sum(m.rounds) <> 0 or sum(m.stake) <> 0 or sum(m.payout) <> 0 or sum(m.late_stake) <> 0`);
}

/** At rest: all that has settled is counted, for everybody above, and all that is due is paid. */
export async function findUnrest(
  db: Database,
  people: readonly bigint[],
): Promise<{ what: string; which: string }[]> {
  return db.query(sql`
    with settled as (
      select coalesce(sum(stake), 0) as stake, coalesce(sum(payout), 0) as payout from game_round
      where member_id = any(${people}::bigint[]) and state = 'closed'
    ), counted as (
      select coalesce(sum(stake), 0) as stake, coalesce(sum(payout), 0) as payout from turnover_slot
      where member_id = any(${people}::bigint[])
    ), top as (
      -- Everybody is below the first, and the first plays nothing.
      select coalesce(sum(stake), 0) as stake, coalesce(sum(payout), 0) as payout from team_slot
      where agent_id = (${people}::bigint[])[1]
    )
    select 'A7: what settled is not what is in slots' as what, format('%s %s %s', s, c, t) as which
    from settled s, counted c, top t where s <> c or s <> t
    union all
    select 'A10: still to be paid', p.contract_id || ' ' || p.state from agent_pay p
    where p.member_id = any(${people}::bigint[]) and p.state in ('due', 'withheld')`);
}
