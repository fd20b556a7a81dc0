import { listFeedback as list } from '@maidan/contract/feedback/list-feedback.ts';
import { sendFeedback as send } from '@maidan/contract/feedback/send-feedback.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { listFeedback } from './list-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export function mountFeedback(app: App): void {
  mount(app, list, listFeedback);
  mount(app, send, sendFeedback);
}
