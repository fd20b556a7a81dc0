import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listVendorWallets as operation } from '@maidan/contract/vendor-wallet/list-vendor-wallets.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { readWallets } from './offered-wallets.ts';
import { selectTransfers } from './transfer.store.ts';
import { moneyOf, presentTransfer } from './vendor-wallet.present.ts';
import { readNow } from './vendor-wallet.store.ts';

const LATEST = 12;

export async function listVendorWallets(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const currency = await settings.get('currency');
  const [main, wallets, transfers, now] = await Promise.all([
    readBalance(db, { merchant: config.merchant, owner: whose.memberId, currency }),
    readWallets(db, context, whose),
    selectTransfers(db, whose, LATEST),
    readNow(db),
  ]);
  return {
    now: now.toISOString(),
    isSingle: (await settings.get('merchantWallet')).isSingle,
    currencySymbol: await settings.get('currencySymbol'),
    main: { balance: moneyOf(main.balance - main.held), held: moneyOf(main.held) },
    wallets: wallets.map((wallet) => ({
      vendorCode: wallet.vendorCode,
      name: wallet.name,
      balance: moneyOf(wallet.balance - wallet.held),
      held: moneyOf(wallet.held),
      open: wallet.takesMoney,
    })),
    transfers: transfers.map(presentTransfer),
  };
}
