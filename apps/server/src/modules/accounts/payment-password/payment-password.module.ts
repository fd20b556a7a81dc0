import { setPaymentPassword as setPaymentPasswordOperation } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function mountPaymentPassword(app: App): void {
  mount(app, setPaymentPasswordOperation, setPaymentPassword);
}
