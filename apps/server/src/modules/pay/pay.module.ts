import { exportPay as exportPayOperation } from '@maidan/contract/pay/export-pay.ts';
import { getPayRow as getPayRowOperation } from '@maidan/contract/pay/get-pay-row.ts';
import { listPay as listPayOperation } from '@maidan/contract/pay/list-pay.ts';
import { tryContract as tryContractOperation } from '@maidan/contract/pay/try-contract.ts';
import { mount, mountCsv } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { exportPay } from './export-pay.ts';
import { getPayRow } from './get-pay-row.ts';
import { listPay } from './list-pay.ts';
import { tryContract } from './try-contract.ts';

export function mountPay(app: App): void {
  mount(app, listPayOperation, listPay);
  mount(app, getPayRowOperation, getPayRow);
  mount(app, tryContractOperation, tryContract);
  mountCsv(app, exportPayOperation, exportPay);
}
