import type { removeNoticeDevice as operation } from '@maidan/contract/notices/remove-notice-device.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { deleteDevice } from './notices.store.ts';

/** One that is not there, or is somebody else's, is as good as removed. */
export async function removeNoticeDevice(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  await deleteDevice(db, { merchant: config.merchant, memberId: sessionOf(context).memberId }, id);
  return {};
}
