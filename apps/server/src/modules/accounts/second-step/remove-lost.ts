import type { NodeWork } from '#jobs/node-work.ts';
import type { Platform } from '#call/platform.ts';
import { recordSecurityEvent } from '#modules/security-events/security-event.ts';
import { sendNoticeEverywhere } from '#modules/accounts/verification/notices.ts';
import { clearSecondStep, takeDueLoss } from './second-step.store.ts';

const MOST_AT_ONCE = 100;

/** LOG-13: a day after the app was said to be lost, and unless somebody with the app has stopped it. */
export const removeLostSecondSteps: NodeWork = {
  name: 'remove-lost-second-steps',
  everyMs: 30_000,
  run: async (platform) => {
    let done = 0;
    while (done < MOST_AT_ONCE && (await removeOne(platform))) done += 1;
    return done;
  },
};

async function removeOne(platform: Platform): Promise<boolean> {
  const { db, config } = platform;
  const removed = await db.transaction(async (tx) => {
    const due = await takeDueLoss(tx, config.merchant);
    if (due !== null) await clearSecondStep(tx, config.merchant, due.memberId.toString());
    return due;
  });
  if (removed === null) return false;
  const { memberId, ip, device, country, language } = removed;
  await recordSecurityEvent(platform, {
    kind: 'second-step-removed',
    memberId: memberId.toString(),
    ip,
    device,
    country,
    requestId: 'remove-lost-second-steps',
  });
  sendNoticeEverywhere({ ...platform, language }, { notice: 'second-step-removed', ...removed });
  return true;
}
