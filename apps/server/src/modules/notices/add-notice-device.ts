import { NOTICE_DEVICES } from '@maidan/contract/notices/notice-words.ts';
import type { addNoticeDevice as operation } from '@maidan/contract/notices/add-notice-device.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { deviceName } from '#call/device-name.ts';
import { Refusal } from '#refusals/refusal.ts';
import { isKnownService } from './known-service.ts';
import { writeDevice } from './notices.store.ts';

export async function addNoticeDevice(
  context: CallContext,
  { endpoint, p256dh, auth, language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings, userAgent } = context;
  if (config.push === null) throw new Refusal('FEATURE_OFF');
  const hosts = await settings.get('pushHosts');
  if (!isKnownService(endpoint, { hosts, profile: config.profile }))
    throw new Refusal('PUSH_SERVICE_UNKNOWN');
  const owned = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const device = deviceName(userAgent);
  const given = { endpoint, p256dh, auth, language, device, most: NOTICE_DEVICES };
  const id = await db.transaction((tx) => writeDevice(tx, owned, given));
  return { id: id.toString() };
}
