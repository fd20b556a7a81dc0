import { changePassword as changePasswordOperation } from '@maidan/contract/accounts/password-change/change-password.ts';
import { forgotByEmail as forgotByEmailOperation } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import { resetByLink as resetByLinkOperation } from '@maidan/contract/accounts/password-change/reset-by-link.ts';
import { sendForgotCode as sendForgotCodeOperation } from '@maidan/contract/accounts/password-change/send-forgot-code.ts';
import { resetByPhone as resetByPhoneOperation } from '@maidan/contract/accounts/password-change/reset-by-phone.ts';
import { setFirstPassword as setFirstPasswordOperation } from '@maidan/contract/accounts/password-change/set-first-password.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { changePassword } from './change-password.ts';
import { forgotByEmail } from './forgot-by-email.ts';
import { resetByLink } from './reset-by-link.ts';
import { sendForgotCode } from './send-forgot-code.ts';
import { resetByPhone } from './reset-by-phone.ts';
import { setFirstPassword } from './set-first-password.ts';

export function mountPasswordChange(app: App): void {
  mount(app, changePasswordOperation, changePassword);
  mount(app, forgotByEmailOperation, forgotByEmail);
  mount(app, resetByLinkOperation, resetByLink);
  mount(app, sendForgotCodeOperation, sendForgotCode);
  mount(app, resetByPhoneOperation, resetByPhone);
  mount(app, setFirstPasswordOperation, setFirstPassword);
}
