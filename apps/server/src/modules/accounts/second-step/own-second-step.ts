import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { deviceToken } from './known-device.ts';
import { presentSecondStep } from './second-step.present.ts';
import {
  countRecoveryCodes,
  selectAlways,
  selectDevices,
  selectLoss,
  selectShown,
} from './second-step.store.ts';

type SecondStep = ResponseOf<typeof getSecurity>['secondStep'];

/** What the security center shows of it. */
export async function ownSecondStep(context: CallContext): Promise<NonNullable<SecondStep>> {
  const { db, config } = context;
  const { memberId, id } = sessionOf(context);
  const [always, left, devices, loss, shown] = await Promise.all([
    selectAlways(db, config.merchant, memberId),
    countRecoveryCodes(db, config.merchant, memberId),
    selectDevices(db, config.merchant, memberId),
    selectLoss(db, config.merchant, memberId),
    selectShown(db, config.merchant, id),
  ]);
  return presentSecondStep({ always, left, devices, loss, shown, own: deviceToken(context) });
}
