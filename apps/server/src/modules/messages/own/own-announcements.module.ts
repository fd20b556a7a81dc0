import { listOwnAnnouncements as list } from '@maidan/contract/messages/own/list-own-announcements.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { listOwnAnnouncements } from './list-own-announcements.ts';

export function mountOwnAnnouncements(app: App): void {
  mount(app, list, listOwnAnnouncements);
}
