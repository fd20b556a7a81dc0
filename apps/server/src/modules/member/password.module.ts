import { bindContact as bindContactOperation } from '@maidan/contract/member/bind-contact.ts';
import { changePassword as changePasswordOperation } from '@maidan/contract/member/change-password.ts';
import { confirmTotp as confirmTotpOperation } from '@maidan/contract/member/confirm-totp.ts';
import { forgotByEmail as forgotByEmailOperation } from '@maidan/contract/member/forgot-by-email.ts';
import { removeContact as removeContactOperation } from '@maidan/contract/member/remove-contact.ts';
import { removeTotp as removeTotpOperation } from '@maidan/contract/member/remove-totp.ts';
import { resetByLink as resetByLinkOperation } from '@maidan/contract/member/reset-by-link.ts';
import { resetByPhone as resetByPhoneOperation } from '@maidan/contract/member/reset-by-phone.ts';
import { sendContactCode as sendContactCodeOperation } from '@maidan/contract/member/send-contact-code.ts';
import { sendForgotCode as sendForgotCodeOperation } from '@maidan/contract/member/send-forgot-code.ts';
import { setFirstPassword as setFirstPasswordOperation } from '@maidan/contract/member/set-first-password.ts';
import { setPaymentPassword as setPaymentPasswordOperation } from '@maidan/contract/member/set-payment-password.ts';
import { startTotp as startTotpOperation } from '@maidan/contract/member/start-totp.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { bindContact } from './bind-contact.ts';
import { changePassword } from './change-password.ts';
import { sendForgotCode } from './send-forgot-code.ts';
import { forgotByEmail } from './forgot-by-email.ts';
import { setPaymentPassword } from './set-payment-password.ts';
import { removeContact } from './remove-contact.ts';
import { resetByLink } from './reset-by-link.ts';
import { resetByPhone } from './reset-by-phone.ts';
import { sendContactCode } from './send-contact-code.ts';
import { setFirstPassword } from './set-first-password.ts';
import { startTotp } from './start-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { removeTotp } from './remove-totp.ts';

/** Everything with which a member proves to be one. */
export function mountPasswords(app: App): void {
  mount(app, changePasswordOperation, changePassword);
  mount(app, forgotByEmailOperation, forgotByEmail);
  mount(app, resetByLinkOperation, resetByLink);
  mount(app, sendForgotCodeOperation, sendForgotCode);
  mount(app, resetByPhoneOperation, resetByPhone);
  mount(app, setFirstPasswordOperation, setFirstPassword);
  mount(app, setPaymentPasswordOperation, setPaymentPassword);
  mount(app, sendContactCodeOperation, sendContactCode);
  mount(app, bindContactOperation, bindContact);
  mount(app, removeContactOperation, removeContact);
  mount(app, startTotpOperation, startTotp);
  mount(app, confirmTotpOperation, confirmTotp);
  mount(app, removeTotpOperation, removeTotp);
}
