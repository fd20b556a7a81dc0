import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** The same sum, once from the ledger and once from whoever moved the money. */
export type ComparedSum = {
  what: string;
  merchant: string;
  currency: string;
  ledger: bigint;
  other: bigint;
};

/**
 * All entries by the door they came through, which their key begins with. Summed first and kept, so that no filter reaches
 * below: a server that knows nothing of the tables yet would then hold every entry against every posting.
 */
const BOOKED = sql`booked as materialized (
  select t.merchant, t.currency, split_part(t.key, ':', 1) as door, t.kind, a.kind as account, sum(e.amount) as amount,
    sum(e.amount) filter (where e.amount > 0) as gained
  from ledger_entry e
  join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
  join ledger_account a on a.merchant = e.merchant and a.id = e.account_id
  group by 1, 2, 3, 4, 5
)`;

/** Bets, wins and what was taken back, as the partners said it and as the ledger has it; stakes and payouts of the rounds. */
export function compareWallet(db: Database): Promise<ComparedSum[]> {
  return db.query<ComparedSum>(sql`
    with ${BOOKED}, said as (
      select w.merchant, w.currency, w.kind,
        sum(case when w.kind in ('bet', 'debit') then -w.amount when w.kind in ('win', 'credit') then w.amount else
          case o.kind when 'bet' then w.amount else -w.amount end end) as amount
      from wallet_transaction w
      left join wallet_transaction o on w.kind = 'rollback' and o.merchant = w.merchant and o.partner = w.partner
        and o.transaction_id = w.reference
      group by 1, 2, 3
    ), moved as (
      select merchant, currency,
        case kind when 'bet' then 'bet' when 'win' then 'win' when 'win_promo' then 'credit'
          when 'adjustment_vendor' then 'debit' else 'rollback' end as kind, sum(amount) as amount
      from booked where door = 'wallet' and account in ('member', 'vendor_wallet') group by 1, 2, 3
    ), rounds as (
      select merchant, currency, sum(stake) filter (where state = 'open') as open, sum(payout) as payout
      from game_round group by 1, 2
    ), wins as (
      select merchant, currency, sum(amount) as amount from wallet_transaction
      where kind = 'win' and state = 'applied' group by 1, 2
    ), open_bets as (
      select merchant, currency, sum(balance) as amount from ledger_account where kind = 'open_bets' group by 1, 2
    )
    select 'wallet, ' || kind as what, merchant, currency, coalesce(b.amount, 0)::bigint as ledger,
      coalesce(s.amount, 0)::bigint as other
    from moved b full join said s using (merchant, currency, kind)
    union all
    select 'stakes of open rounds', merchant, currency, coalesce(o.amount, 0)::bigint, coalesce(r.open, 0)::bigint
    from open_bets o full join rounds r using (merchant, currency)
    union all
    select 'payouts of rounds', merchant, currency, coalesce(w.amount, 0)::bigint, coalesce(r.payout, 0)::bigint
    from wins w full join rounds r using (merchant, currency)
    order by 2, 3, 1`);
}

/** Deposits that were credited less those charged back, and withdrawals that were sent less what was given back. */
export function comparePayments(db: Database): Promise<ComparedSum[]> {
  return db.query<ComparedSum>(sql`
    with ${BOOKED}, paid_in as (
      select merchant, currency, sum(paid) as amount from deposit
      where transaction_id is not null and reversal_id is null group by 1, 2
    ), booked_in as (
      select merchant, currency, -sum(amount) as amount from booked
      where account = 'deposits_in' and door in ('deposit', 'deposit-reversal') group by 1, 2
    ), sent as (
      select w.merchant, w.currency,
        sum(w.amount - w.fee - coalesce(case when r.ledger_transaction_id is not null then r.amount end, 0)) as amount
      from withdrawal w
      left join withdrawal_refund r on r.merchant = w.merchant and r.withdrawal_id = w.id
      where w.ledger_transaction_id is not null group by 1, 2
    ), booked_out as (
      select merchant, currency, sum(amount) as amount from booked
      where account = 'withdrawals_out' and door in ('withdrawal', 'withdrawal-refund') group by 1, 2
    )
    select 'deposits' as what, merchant, currency, coalesce(b.amount, 0)::bigint as ledger,
      coalesce(p.amount, 0)::bigint as other
    from booked_in b full join paid_in p using (merchant, currency)
    union all
    select 'withdrawals', merchant, currency, coalesce(b.amount, 0)::bigint, coalesce(s.amount, 0)::bigint
    from booked_out b full join sent s using (merchant, currency)
    order by 2, 3, 1`);
}

/** What members moved to the agents above them. */
export function compareTransfers(db: Database): Promise<ComparedSum[]> {
  return db.query<ComparedSum>(sql`
    with ${BOOKED}, said as (
      select merchant, currency, sum(amount) as amount from upline_transfer group by 1, 2
    ), moved as (
      select merchant, currency, sum(gained) as amount from booked where door = 'upline-transfer' group by 1, 2
    )
    select 'transfers to agents' as what, merchant, currency, coalesce(b.amount, 0)::bigint as ledger,
      coalesce(s.amount, 0)::bigint as other
    from moved b full join said s using (merchant, currency)
    order by 2, 3`);
}

/** Long enough for every node to have heard of it; what is younger may be on its way. */
const ON_ITS_WAY = sql`interval '2 minutes'`;

/**
 * Payments of the simulated house that are not ours, or ours that it never made; what it says was paid and nobody booked, also
 * of orders that are still open. One line for each.
 */
export async function listProviderFaults(db: Database): Promise<string[]> {
  const rows = await db.query<{ detail: string }>(sql`
    select format('deposit %s was credited %s, the provider took in %s', d.id, d.paid, coalesce(p.paid, 0)) as detail
    from deposit d
    left join sandbox_payment p on p.merchant = d.merchant and p.reference = d.reference
    where d.provider = 'sandbox' and d.transaction_id is not null and d.paid <> coalesce(p.paid, 0)
    union all
    select format('withdrawal %s counts as sent, the provider says %s', w.id, coalesce(s.outcome, 'nothing'))
    from withdrawal w
    left join sandbox_disbursement s on s.merchant = w.merchant and s.reference = w.reference
    where w.ledger_transaction_id is not null
      and (s.outcome is distinct from 'paid' or s.amount <> w.amount - w.fee)
      and exists (select from sandbox_disbursement any_of_them where any_of_them.merchant = w.merchant)
    union all
    select format('the provider paid %s under %s, and withdrawal %s is %s: nothing is booked', s.amount, s.reference,
      coalesce(w.id::text, '-'), coalesce(w.state, 'unknown'))
    from sandbox_disbursement s
    left join withdrawal w on w.merchant = s.merchant and w.reference = s.reference
    where s.outcome = 'paid' and s.settles_at <= platform_now() - ${ON_ITS_WAY} and w.ledger_transaction_id is null
    union all
    select format('the provider says %s of %s, and deposit %s is %s', p.status, p.paid, coalesce(d.id::text, '-'),
      coalesce(d.state, 'unknown'))
    from sandbox_payment p
    left join deposit d on d.merchant = p.merchant and d.reference = p.reference
    where p.tell_at is null
      and case p.status when 'charged_back' then d.state is distinct from 'charged_back'
        else p.status in ('paid', 'partly')
          and (d.paid is distinct from p.paid or d.state not in ('paid', 'partly', 'late', 'held')) end`);
  return rows.map(({ detail }) => detail);
}

export type OpenOrderRow = {
  id: bigint;
  reference: string;
  amount: bigint;
  currency: string;
  /** For so long that whatever became of it should be known. */
  old: boolean;
};

/** Orders to pay whose end is not known here. */
export function selectOpenOrders(db: Database, merchant: string): Promise<OpenOrderRow[]> {
  return db.query<OpenOrderRow>(sql`
    select id, reference, amount - fee as amount, currency, moved_at <= platform_now() - ${ON_ITS_WAY} as old
    from withdrawal where merchant = ${merchant} and state = 'disbursing' order by id limit 1000`);
}

export type OpenDepositRow = { id: bigint; provider: string; reference: string; state: string };

/** Deposits of the last days that nobody has paid, as far as is known here. */
export function selectOpenDeposits(db: Database, merchant: string): Promise<OpenDepositRow[]> {
  return db.query<OpenDepositRow>(sql`
    select id, provider, provider_reference as reference, state from deposit
    where merchant = ${merchant} and state in ('waiting', 'failed', 'expired') and provider_reference is not null
      and kind = 'hosted' and created_at between platform_now() - interval '7 days' and platform_now() - ${ON_ITS_WAY}
    order by id desc limit 1000`);
}

export type Figures = {
  merchant: string;
  currency: string;
  accounts: bigint;
  entries: bigint;
  owed: bigint;
  sum: bigint;
};

/** How much there is to agree about: what is owed to players, and that everything together is nothing. */
export function readFigures(db: Database): Promise<Figures[]> {
  return db.query<Figures>(sql`
    select merchant, currency, count(*)::bigint as accounts, sum(version)::bigint as entries,
      coalesce(sum(balance) filter (where kind in ('member', 'agent', 'vendor_wallet')), 0)::bigint as owed, sum(balance)::bigint as sum
    from ledger_account group by 1, 2 order by 1, 2`);
}
