import { listLotteryMenus as listLotteryMenusOperation } from '@maidan/contract/lottery/list-lottery-menus.ts';
import { listOpenedNumbers as listOpenedNumbersOperation } from '@maidan/contract/lottery/list-opened-numbers.ts';
import { listVietnamMenu as listVietnamMenuOperation } from '@maidan/contract/lottery/list-vietnam-menu.ts';
import { listVietnamOpened as listVietnamOpenedOperation } from '@maidan/contract/lottery/list-vietnam-opened.ts';
import { listVietnamRecent as listVietnamRecentOperation } from '@maidan/contract/lottery/list-vietnam-recent.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { listLotteryMenus, listVietnamMenu } from './list-menus.ts';
import { listOpenedNumbers, listVietnamOpened } from './list-opened.ts';
import { listVietnamRecent } from './list-vietnam-recent.ts';

export function mountLottery(app: App): void {
  mount(app, listLotteryMenusOperation, listLotteryMenus);
  mount(app, listOpenedNumbersOperation, listOpenedNumbers);
  mount(app, listVietnamMenuOperation, listVietnamMenu);
  mount(app, listVietnamOpenedOperation, listVietnamOpened);
  mount(app, listVietnamRecentOperation, listVietnamRecent);
}
