import { collectWallets as collect } from '@maidan/contract/vendor-wallet/collect-wallets.ts';
import { getConsolidatedFunds as funds } from '@maidan/contract/vendor-wallet/get-consolidated-funds.ts';
import { getMerchantWallet as merchant } from '@maidan/contract/vendor-wallet/get-merchant-wallet.ts';
import { getWalletTransfer as one } from '@maidan/contract/vendor-wallet/get-wallet-transfer.ts';
import { listVendorWallets as list } from '@maidan/contract/vendor-wallet/list-vendor-wallets.ts';
import { transferWallet as transfer } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { collectWallets } from './collect-wallets.ts';
import { getConsolidatedFunds } from './get-consolidated-funds.ts';
import { getMerchantWallet } from './get-merchant-wallet.ts';
import { getWalletTransfer } from './get-wallet-transfer.ts';
import { listVendorWallets } from './list-vendor-wallets.ts';
import { transferWallet } from './transfer-wallet.ts';

export function mountVendorWallet(app: App): void {
  mount(app, merchant, getMerchantWallet);
  mount(app, funds, getConsolidatedFunds);
  mount(app, list, listVendorWallets);
  mount(app, transfer, transferWallet);
  mount(app, collect, collectWallets);
  mount(app, one, getWalletTransfer);
}
