import { forgetDevice } from '@maidan/contract/second-step/forget-device.ts';
import { keepTotp } from '@maidan/contract/second-step/keep-totp.ts';
import { renewRecoveryCodes } from '@maidan/contract/second-step/renew-recovery-codes.ts';
import { setTotpAlways } from '@maidan/contract/second-step/set-totp-always.ts';
import { reportLoss } from '@maidan/contract/second-step/report-loss.ts';
import { sendLossCode } from '@maidan/contract/second-step/send-loss-code.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { askForRemoval, sendCodeForLoss } from './loss.ts';
import { chooseAlways, forgetKnownDevice, keepSecondStep, renewCodes } from './own-second-step.ts';

/** The second step after it was set up: where it is asked for, and what there is without the app. */
export function mountSecondStep(app: App): void {
  mount(app, setTotpAlways, chooseAlways);
  mount(app, renewRecoveryCodes, renewCodes);
  mount(app, forgetDevice, forgetKnownDevice);
  mount(app, keepTotp, keepSecondStep);
  mount(app, sendLossCode, sendCodeForLoss);
  mount(app, reportLoss, askForRemoval);
}
