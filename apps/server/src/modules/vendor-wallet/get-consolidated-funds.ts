import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getConsolidatedFunds as operation } from '@maidan/contract/vendor-wallet/get-consolidated-funds.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { runningContracts } from '#modules/agents/running-contracts.ts';
import { readWallets } from './offered-wallets.ts';
import { moneyOf } from './vendor-wallet.present.ts';

/** AGT-08 */
export async function getConsolidatedFunds(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const currency = await settings.get('currency');
  const [main, wallets, running] = await Promise.all([
    readBalance(db, { merchant: config.merchant, owner: whose.memberId, currency }),
    readWallets(db, context, whose),
    runningContracts(db, whose),
  ]);
  const vendors = wallets.reduce((sum, { balance }) => sum + balance, 0n);
  return {
    currencySymbol: await settings.get('currencySymbol'),
    total: moneyOf(main.balance + vendors),
    available: moneyOf(main.balance - main.held),
    held: moneyOf(main.held),
    vendors: moneyOf(vendors),
    divtypereq: running.has('dividend'),
    dailysalreqtype: running.has('daily'),
    contracthoursalreq: running.has('hourly'),
    realtimesalreqtype: running.has('realtime'),
  };
}
