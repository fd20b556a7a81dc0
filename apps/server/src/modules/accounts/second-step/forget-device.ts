import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { forgetDevice as forgetDeviceOperation } from '@maidan/contract/accounts/second-step/forget-device.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { deleteDevices } from './second-step.store.ts';

export async function forgetDevice(
  context: CallContext,
  { id }: ParsedRequestOf<typeof forgetDeviceOperation>,
): Promise<ResponseOf<typeof forgetDeviceOperation>> {
  const { db, config } = context;
  const forgotten = await deleteDevices(db, config.merchant, sessionOf(context).memberId, id ?? null);
  if (id !== undefined && forgotten === 0) throw new Refusal('NOT_FOUND');
  await noteSecurityEvent(context, 'devices-forgotten');
  return { forgotten };
}
