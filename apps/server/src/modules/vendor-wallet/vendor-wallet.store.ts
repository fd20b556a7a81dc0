import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Whose } from './transfer.store.ts';

export type WalletRow = {
  vendorCode: string;
  name: LocalText;
  partnerCode: string | null;
  /** Whether the vendor is there and its partner is not switched off. */
  open: boolean;
  balance: bigint;
  held: bigint;
};

/** Wallets at these vendors, and at every other where something lies or is missing. */
export function selectWallets(
  db: Database,
  { merchant, memberId, currency, offered }: Whose & { currency: string; offered: readonly string[] },
): Promise<WalletRow[]> {
  return db.query<WalletRow>(sql`
    select v.code as vendor_code, v.name, v.partner_code,
      v.state = 'open' and not exists (select from vendor_partner p
        where p.merchant = v.merchant and p.code = v.partner_code and not p.enabled) as open,
      coalesce(a.balance, 0) as balance, coalesce(a.held, 0) as held
    from vendor v
    left join ledger_account a on a.merchant = v.merchant and a.kind = 'vendor_wallet'
      and a.owner = ${memberId} || ':' || v.code and a.currency = ${currency} and a.shard = 0
    where v.merchant = ${merchant} and (v.code = any(${offered}) or a.balance <> 0)
    order by v.sort_order`);
}

export type TotalRow = { vendorCode: string; currency: string; balance: bigint; onTheWay: bigint };

/** What the ledger says each vendor holds, and how many transfers nobody knows the end of. */
export function selectTotals(db: Database, merchant: string): Promise<TotalRow[]> {
  return db.query<TotalRow>(sql`
    with held as (
      select split_part(owner, ':', 2) as vendor_code, currency, sum(balance) as balance
      from ledger_account where merchant = ${merchant} and kind = 'vendor_wallet' group by 1, 2
    ), moving as (
      select vendor_code, currency, count(*) as transfers
      from vendor_transfer where merchant = ${merchant} and ended_at is null group by 1, 2
    )
    select vendor_code, currency, coalesce(h.balance, 0)::bigint as balance,
      coalesce(m.transfers, 0)::bigint as on_the_way
    from held h full join moving m using (vendor_code, currency) order by 1, 2`);
}

export async function readNow(db: Database): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(sql`select platform_now() as now`);
  if (row === undefined) throw new Error('the database has a clock');
  return row.now;
}
