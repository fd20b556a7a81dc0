import { listAnnouncements as listAnnouncementsOperation } from '@maidan/contract/messages/list-announcements.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { listAnnouncements } from './list-announcements.ts';

export function mountMessages(app: App): void {
  mount(app, listAnnouncementsOperation, listAnnouncements);
}
