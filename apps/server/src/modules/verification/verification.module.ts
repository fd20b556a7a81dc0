import { getCaptcha } from '@maidan/contract/verification/get-captcha.ts';
import { listSandboxInbox } from '@maidan/contract/verification/list-sandbox-inbox.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { newCaptcha } from './captcha.ts';
import { sandboxInbox } from './list-sandbox-inbox.ts';

export function mountVerification(app: App): void {
  mount(app, getCaptcha, newCaptcha);
  // In production the route does not exist at all: there is no switch to forget.
  if (app.platform.config.profile === 'sandbox') mount(app, listSandboxInbox, sandboxInbox);
}
