import { register as registerOperation } from '@maidan/contract/accounts/registration/register.ts';
import { registerMobile as registerMobileOperation } from '@maidan/contract/accounts/registration/register-mobile.ts';
import { sendRegisterCode as sendRegisterCodeOperation } from '@maidan/contract/accounts/registration/send-register-code.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { register } from './register.ts';
import { registerMobile } from './register-mobile.ts';
import { sendRegisterCode } from './send-register-code.ts';

export function mountRegistration(app: App): void {
  mount(app, registerOperation, register);
  mount(app, registerMobileOperation, registerMobile);
  mount(app, sendRegisterCodeOperation, sendRegisterCode);
}
