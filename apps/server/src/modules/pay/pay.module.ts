import { exportPay as exportPayOperation } from '@maidan/contract/pay/export-pay.ts';
import { getPayRow as getPayRowOperation } from '@maidan/contract/pay/get-pay-row.ts';
import { listPayBets as listPayBetsOperation } from '@maidan/contract/pay/list-pay-bets.ts';
import { listPayMembers as listPayMembersOperation } from '@maidan/contract/pay/list-pay-members.ts';
import { listPay as listPayOperation } from '@maidan/contract/pay/list-pay.ts';
import { tryContract as tryContractOperation } from '@maidan/contract/pay/try-contract.ts';
import { mount, mountCsv } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { exportPay } from './export-pay.ts';
import { getPayRow } from './get-pay-row.ts';
import { listPayBets } from './list-pay-bets.ts';
import { listPayMembers } from './list-pay-members.ts';
import { listPay } from './list-pay.ts';
import { tryContract } from './try-contract.ts';

export function mountPay(app: App): void {
  mount(app, listPayOperation, listPay);
  mount(app, getPayRowOperation, getPayRow);
  mount(app, listPayMembersOperation, listPayMembers);
  mount(app, listPayBetsOperation, listPayBets);
  mount(app, tryContractOperation, tryContract);
  mountCsv(app, exportPayOperation, exportPay);
}
