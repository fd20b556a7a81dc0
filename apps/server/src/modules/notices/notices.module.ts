import { addNoticeDevice as add } from '@maidan/contract/notices/add-notice-device.ts';
import { getNotices as get } from '@maidan/contract/notices/get-notices.ts';
import { removeNoticeDevice as remove } from '@maidan/contract/notices/remove-notice-device.ts';
import { setNotices as set } from '@maidan/contract/notices/set-notices.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { addNoticeDevice } from './add-notice-device.ts';
import { getNotices } from './get-notices.ts';
import { removeNoticeDevice } from './remove-notice-device.ts';
import { setNotices } from './set-notices.ts';

export function mountNotices(app: App): void {
  mount(app, get, getNotices);
  mount(app, set, setNotices);
  mount(app, add, addNoticeDevice);
  mount(app, remove, removeNoticeDevice);
}
