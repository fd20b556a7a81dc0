import { getDownlineDesk as downlineDesk } from '@maidan/contract/upline/get-downline-desk.ts';
import { listLineTransfers as list } from '@maidan/contract/upline/list-line-transfers.ts';
import { sendToDownline as sendDown } from '@maidan/contract/upline/send-to-downline.ts';
import { getUplineDesk as desk } from '@maidan/contract/upline/get-upline-desk.ts';
import { sendToUpline as send } from '@maidan/contract/upline/send-to-upline.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getDownlineDesk } from './get-downline-desk.ts';
import { listLineTransfers } from './list-line-transfers.ts';
import { sendToDownline } from './send-to-downline.ts';
import { getUplineDesk } from './get-upline-desk.ts';
import { sendToUpline } from './send-to-upline.ts';

export function mountUpline(app: App): void {
  mount(app, desk, getUplineDesk);
  mount(app, send, sendToUpline);
  mount(app, downlineDesk, getDownlineDesk);
  mount(app, sendDown, sendToDownline);
  mount(app, list, listLineTransfers);
}
