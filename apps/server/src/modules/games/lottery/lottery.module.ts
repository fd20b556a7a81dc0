import { listLotteryMenus as listLotteryMenusOperation } from '@maidan/contract/games/lottery/list-lottery-menus.ts';
import { listOpenedNumbers as listOpenedNumbersOperation } from '@maidan/contract/games/lottery/list-opened-numbers.ts';
import { listVietnamMenu as listVietnamMenuOperation } from '@maidan/contract/games/lottery/list-vietnam-menu.ts';
import { listVietnamOpened as listVietnamOpenedOperation } from '@maidan/contract/games/lottery/list-vietnam-opened.ts';
import { listVietnamRecent as listVietnamRecentOperation } from '@maidan/contract/games/lottery/list-vietnam-recent.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { listLotteryMenus } from './list-lottery-menus.ts';
import { listOpenedNumbers } from './list-opened-numbers.ts';
import { listVietnamMenu } from './list-vietnam-menu.ts';
import { listVietnamOpened } from './list-vietnam-opened.ts';
import { listVietnamRecent } from './list-vietnam-recent.ts';

export function mountLottery(app: App): void {
  mount(app, listLotteryMenusOperation, listLotteryMenus);
  mount(app, listOpenedNumbersOperation, listOpenedNumbers);
  mount(app, listVietnamMenuOperation, listVietnamMenu);
  mount(app, listVietnamOpenedOperation, listVietnamOpened);
  mount(app, listVietnamRecentOperation, listVietnamRecent);
}
