import { getCaptcha as getCaptchaOperation } from '@maidan/contract/accounts/verification/get-captcha.ts';
import { listSandboxInbox as listSandboxInboxOperation } from '@maidan/contract/accounts/verification/list-sandbox-inbox.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getCaptcha } from './get-captcha.ts';
import { listSandboxInbox } from './list-sandbox-inbox.ts';

export function mountVerification(app: App): void {
  mount(app, getCaptchaOperation, getCaptcha);
  // In production the route does not exist at all: there is no switch to forget.
  if (app.platform.config.profile === 'sandbox') mount(app, listSandboxInboxOperation, listSandboxInbox);
}
