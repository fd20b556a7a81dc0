import { addPayoutAccount as add } from '@maidan/contract/withdrawal/add-payout-account.ts';
import { confirmWithdrawal as confirm } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { getWithdrawalDesk as desk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { listWithdrawals as list } from '@maidan/contract/withdrawal/list-withdrawals.ts';
import { removePayoutAccount as remove } from '@maidan/contract/withdrawal/remove-payout-account.ts';
import { requestWithdrawal as request } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import { takeBackWithdrawal as takeBack } from '@maidan/contract/withdrawal/take-back-withdrawal.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { addPayoutAccount } from './add-payout-account.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { getWithdrawalDesk } from './get-withdrawal-desk.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { removePayoutAccount } from './remove-payout-account.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { takeBackWithdrawal } from './take-back-withdrawal.ts';

export function mountWithdrawal(app: App): void {
  mount(app, desk, getWithdrawalDesk);
  mount(app, list, listWithdrawals);
  mount(app, add, addPayoutAccount);
  mount(app, remove, removePayoutAccount);
  mount(app, request, requestWithdrawal);
  mount(app, takeBack, takeBackWithdrawal);
  mount(app, confirm, confirmWithdrawal);
}
