import { startTotp as startTotpOperation } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { confirmTotp as confirmTotpOperation } from '@maidan/contract/accounts/second-step/confirm-totp.ts';
import { removeTotp as removeTotpOperation } from '@maidan/contract/accounts/second-step/remove-totp.ts';
import { setTotpAlways as setTotpAlwaysOperation } from '@maidan/contract/accounts/second-step/set-totp-always.ts';
import { renewRecoveryCodes as renewRecoveryCodesOperation } from '@maidan/contract/accounts/second-step/renew-recovery-codes.ts';
import { forgetDevice as forgetDeviceOperation } from '@maidan/contract/accounts/second-step/forget-device.ts';
import { keepTotp as keepTotpOperation } from '@maidan/contract/accounts/second-step/keep-totp.ts';
import { sendLossCode as sendLossCodeOperation } from '@maidan/contract/accounts/second-step/send-loss-code.ts';
import { reportLoss as reportLossOperation } from '@maidan/contract/accounts/second-step/report-loss.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { startTotp } from './start-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { removeTotp } from './remove-totp.ts';
import { setTotpAlways } from './set-totp-always.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { forgetDevice } from './forget-device.ts';
import { keepTotp } from './keep-totp.ts';
import { sendLossCode } from './send-loss-code.ts';
import { reportLoss } from './report-loss.ts';

export function mountSecondStep(app: App): void {
  mount(app, startTotpOperation, startTotp);
  mount(app, confirmTotpOperation, confirmTotp);
  mount(app, removeTotpOperation, removeTotp);
  mount(app, setTotpAlwaysOperation, setTotpAlways);
  mount(app, renewRecoveryCodesOperation, renewRecoveryCodes);
  mount(app, forgetDeviceOperation, forgetDevice);
  mount(app, keepTotpOperation, keepTotp);
  mount(app, sendLossCodeOperation, sendLossCode);
  mount(app, reportLossOperation, reportLoss);
}
