import { forgetDevice as forgetDeviceOperation } from '@maidan/contract/second-step/forget-device.ts';
import { keepTotp as keepTotpOperation } from '@maidan/contract/second-step/keep-totp.ts';
import { renewRecoveryCodes as renewRecoveryCodesOperation } from '@maidan/contract/second-step/renew-recovery-codes.ts';
import { setTotpAlways as setTotpAlwaysOperation } from '@maidan/contract/second-step/set-totp-always.ts';
import { reportLoss as reportLossOperation } from '@maidan/contract/second-step/report-loss.ts';
import { sendLossCode as sendLossCodeOperation } from '@maidan/contract/second-step/send-loss-code.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { reportLoss } from './report-loss.ts';
import { sendLossCode } from './send-loss-code.ts';
import { setTotpAlways } from './set-totp-always.ts';
import { forgetDevice } from './forget-device.ts';
import { keepTotp } from './keep-totp.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

/** The second step after it was set up: where it is asked for, and what there is without the app. */
export function mountSecondStep(app: App): void {
  mount(app, setTotpAlwaysOperation, setTotpAlways);
  mount(app, renewRecoveryCodesOperation, renewRecoveryCodes);
  mount(app, forgetDeviceOperation, forgetDevice);
  mount(app, keepTotpOperation, keepTotp);
  mount(app, sendLossCodeOperation, sendLossCode);
  mount(app, reportLossOperation, reportLoss);
}
