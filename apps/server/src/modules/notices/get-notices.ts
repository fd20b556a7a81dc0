import type { getNotices as operation } from '@maidan/contract/notices/get-notices.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { selectDevices, selectWish } from './notices.store.ts';

export async function getNotices(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const owned = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const [wish, devices] = await Promise.all([selectWish(db, owned), selectDevices(db, owned)]);
  const quiet =
    wish === null || wish.quietFrom === null || wish.quietUntil === null
      ? null
      : { from: wish.quietFrom, until: wish.quietUntil };
  return {
    publicKey: config.push?.publicKey ?? null,
    kinds: wish?.kinds ?? [],
    quiet,
    devices: devices.map(({ id, device, addedAt }) => ({
      id: id.toString(),
      device,
      addedAt: addedAt.toISOString(),
    })),
  };
}
