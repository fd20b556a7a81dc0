import { getBalance as getBalanceOperation } from '@maidan/contract/wallet/get-balance.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getBalance } from './get-balance.ts';

export function mountWallet(app: App): void {
  mount(app, getBalanceOperation, getBalance);
}
