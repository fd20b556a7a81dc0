import { parseMoney } from '@maidan/contract/money.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { readPartner } from '#modules/seamless-wallet/partners/read-partners.ts';
import { requestWalletTotals } from '#modules/seamless-wallet/vendor-wallet-client.ts';
import { moneyOf } from './vendor-wallet.present.ts';
import { selectTotals, type TotalRow } from './vendor-wallet.store.ts';

type Compared = { faults: string[]; report: string[] };

/**
 * X7: what players have at vendors, once from the ledger and once from the vendor itself. While something is on its way the
 * two may differ by it, so that vendor is named and looked at again later.
 */
export async function compareVendorTotals({
  config,
  db,
}: {
  config: Config;
  db: Database;
}): Promise<Compared> {
  const ours = await selectTotals(db, config.merchant);
  const partner = await readPartner({ config, db }, HOUSE_PARTNER);
  const theirs = partner === null ? null : await requestWalletTotals(partner);
  if (theirs === null) {
    const left = ours.length === 0 ? [] : ['the vendor did not answer: its wallets were not compared'];
    return { faults: [], report: left };
  }
  const names = new Set([...ours.map(nameOf), ...theirs.map((one) => `${one.wallet} ${one.currency}`)]);
  const result: Compared = { faults: [], report: [] };
  for (const name of [...names].toSorted()) {
    const own = ours.find((row) => nameOf(row) === name);
    const their = theirs.find((one) => `${one.wallet} ${one.currency}` === name);
    const [ledger, vendor] = [own?.balance ?? 0n, parseMoney(their?.balance ?? '0.00')];
    const line = `${config.merchant} wallets at ${name}: ${moneyOf(ledger)} in the ledger, ${moneyOf(vendor)} at the vendor`;
    if (ledger !== vendor && (own?.onTheWay ?? 0n) === 0n) result.faults.push(line);
    else result.report.push(own?.onTheWay ? `${line} (${own.onTheWay} on the way)` : line);
  }
  return result;
}

const nameOf = (row: TotalRow): string => `${row.vendorCode} ${row.currency}`;
