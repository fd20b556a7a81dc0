import { setPaymentPassword as setPaymentPasswordOperation } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function mountPaymentPassword(app: App): void {
  mount(app, setPaymentPasswordOperation, setPaymentPassword);
}
