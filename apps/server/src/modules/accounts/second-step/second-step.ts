import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { rememberDevice } from './known-device.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import {
  clearSecondStep,
  countRecoveryCodes,
  deleteOldDevices,
  noteShown,
  selectLoss,
} from './second-step.store.ts';

/** With the first code of the app: this browser has shown it, and there are codes for the day the app is gone. */
export async function beginSecondStep(
  tx: Database,
  context: CallContext,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<string[]> {
  const { config } = context;
  await noteShown(tx, config.merchant, sessionId);
  await rememberDevice(tx, context, memberId);
  return makeRecoveryCodes(tx, config, memberId);
}

export const endSecondStep = clearSecondStep;
export const recoveryCodesLeft = countRecoveryCodes;
export const lossOf = selectLoss;
export const forgetOldDevices = deleteOldDevices;
