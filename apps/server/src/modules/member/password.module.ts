import { bindContact } from '@maidan/contract/member/bind-contact.ts';
import { changePassword } from '@maidan/contract/member/change-password.ts';
import { confirmTotp } from '@maidan/contract/member/confirm-totp.ts';
import { forgotByEmail } from '@maidan/contract/member/forgot-by-email.ts';
import { removeContact } from '@maidan/contract/member/remove-contact.ts';
import { removeTotp } from '@maidan/contract/member/remove-totp.ts';
import { resetByLink } from '@maidan/contract/member/reset-by-link.ts';
import { resetByPhone } from '@maidan/contract/member/reset-by-phone.ts';
import { sendContactCode } from '@maidan/contract/member/send-contact-code.ts';
import { sendForgotCode } from '@maidan/contract/member/send-forgot-code.ts';
import { setFirstPassword } from '@maidan/contract/member/set-first-password.ts';
import { setPaymentPassword } from '@maidan/contract/member/set-payment-password.ts';
import { startTotp } from '@maidan/contract/member/start-totp.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { bindOwnContact } from './bind-contact.ts';
import { changeOwnPassword } from './change-password.ts';
import { sendCodeForReset, sendResetLink } from './forgot-password.ts';
import { choosePaymentPassword } from './payment-password.ts';
import { removeOwnContact } from './remove-contact.ts';
import { resetWithLink, resetWithPhone } from './reset-password.ts';
import { sendCodeForContact } from './send-contact-code.ts';
import { chooseFirstPassword } from './set-first-password.ts';
import { beginTotp, putTotpInForce, takeTotpOff } from './set-up-totp.ts';

/** Everything with which a member proves to be one. */
export function mountPasswords(app: App): void {
  mount(app, changePassword, changeOwnPassword);
  mount(app, forgotByEmail, sendResetLink);
  mount(app, resetByLink, resetWithLink);
  mount(app, sendForgotCode, sendCodeForReset);
  mount(app, resetByPhone, resetWithPhone);
  mount(app, setFirstPassword, chooseFirstPassword);
  mount(app, setPaymentPassword, choosePaymentPassword);
  mount(app, sendContactCode, sendCodeForContact);
  mount(app, bindContact, bindOwnContact);
  mount(app, removeContact, removeOwnContact);
  mount(app, startTotp, beginTotp);
  mount(app, confirmTotp, putTotpInForce);
  mount(app, removeTotp, takeTotpOff);
}
