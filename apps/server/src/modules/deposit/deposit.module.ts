import { confirmTransfer as confirmOperation } from '@maidan/contract/deposit/confirm-transfer.ts';
import { getDeposit as getOperation } from '@maidan/contract/deposit/get-deposit.ts';
import { listDepositMethods as methodsOperation } from '@maidan/contract/deposit/list-deposit-methods.ts';
import { listDeposits as listOperation } from '@maidan/contract/deposit/list-deposits.ts';
import { startDeposit as startOperation } from '@maidan/contract/deposit/start-deposit.ts';
import { mountSandboxPayPage } from '#modules/sandbox-pay/sandbox-pay-route.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { getDeposit } from './get-deposit.ts';
import { listDepositMethods } from './list-deposit-methods.ts';
import { listDeposits } from './list-deposits.ts';
import { mountPaymentCallback } from './payment-callback.ts';
import { startDeposit } from './start-deposit.ts';

export function mountDeposit(app: App): void {
  mount(app, methodsOperation, listDepositMethods);
  mount(app, startOperation, startDeposit);
  mount(app, listOperation, listDeposits);
  mount(app, getOperation, getDeposit);
  mount(app, confirmOperation, confirmTransfer);
  mountPaymentCallback(app);
  // In production the simulated house does not exist at all: there is no switch to forget.
  if (app.platform.config.profile === 'sandbox') mountSandboxPayPage(app);
}
