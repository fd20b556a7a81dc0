import { getUplineDesk as desk } from '@maidan/contract/upline/get-upline-desk.ts';
import { sendToUpline as send } from '@maidan/contract/upline/send-to-upline.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getUplineDesk } from './get-upline-desk.ts';
import { sendToUpline } from './send-to-upline.ts';

export function mountUpline(app: App): void {
  mount(app, desk, getUplineDesk);
  mount(app, send, sendToUpline);
}
