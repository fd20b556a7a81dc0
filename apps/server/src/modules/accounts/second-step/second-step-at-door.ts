import type { CallContext } from '#call/call-context.ts';
import { isKnownDevice } from './known-device.ts';

type Comer = { id: string; hasTotp: boolean; secondStepAlways: boolean; heldHours: number };
type Way = {
  /** It was shown a moment ago: a code of the app, a recovery code, or a passkey, which is more than either. */
  showed: boolean;
  /** A screen that is in with the second step has let this device in. */
  vouched: boolean;
};

/**
 * LOG-13: whoever set up a second step is asked for it, whatever the operator's settings and however they come. `shown`
 * also on a device that has shown it before, unless the member wants to be asked each time or the account waits.
 */
export async function secondStepAtDoor(
  context: CallContext,
  member: Comer,
  { showed, vouched }: Way,
): Promise<'shown' | 'notNeeded' | 'missing'> {
  if (showed) return 'shown';
  if (!member.hasTotp || vouched) return 'notNeeded';
  if (member.secondStepAlways || member.heldHours > 0) return 'missing';
  return (await isKnownDevice(context, member.id)) ? 'shown' : 'missing';
}
