import { listPlatformMessages as list } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import { readPlatformMessages as read } from '@maidan/contract/messages/platform/read-platform-messages.ts';
import { removePlatformMessage as remove } from '@maidan/contract/messages/platform/remove-platform-message.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { listPlatformMessages } from './list-platform-messages.ts';
import { readPlatformMessages } from './read-platform-messages.ts';
import { removePlatformMessage } from './remove-platform-message.ts';

export function mountPlatformMessages(app: App): void {
  mount(app, list, listPlatformMessages);
  mount(app, read, readPlatformMessages);
  mount(app, remove, removePlatformMessage);
}
