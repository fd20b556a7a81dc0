import type { Platform } from '#call/platform.ts';
import { forgetOldHandOvers } from '#modules/accounts/hand-over/forget-old-hand-overs.ts';
import { forgetOldDevices } from '#modules/accounts/second-step/second-step.ts';
import { forgetOldSessions } from '#modules/accounts/sessions/forget-old-sessions.ts';
import { forgetOldVisits } from '#modules/invitation/forget-old-visits.ts';
import { forgetOldEvents } from '#modules/security-events/forget-old-events.ts';
import { forgetOldLines } from '#modules/chat/forget-old-lines.ts';
import { forgetOldSteps } from '#modules/accounts/verification/forget-old-steps.ts';
import type { NodeWork } from '#jobs/node-work.ts';

const every5Minutes = (name: string, tidy: (platform: Platform) => Promise<void>): NodeWork => ({
  name,
  everyMs: 5 * 60_000,
  run: async (platform) => {
    await tidy(platform);
    return 0;
  },
});

/** Keys are replaced when they are old, and what nobody needs any more goes. */
export const TIDY_WORK: readonly NodeWork[] = [
  every5Minutes('keys of encrypted calls', async ({ cipher }) => {
    await cipher.keys.rotate();
    await cipher.keys.prune();
  }),
  every5Minutes('old codes, tickets and counts', forgetOldSteps),
  every5Minutes('old sessions', async (platform) => {
    const { db, config } = platform;
    await forgetOldSessions(platform);
    await forgetOldHandOvers(db, config.merchant);
    await forgetOldDevices(db, config.merchant);
  }),
  every5Minutes('old visits of links', forgetOldVisits),
  every5Minutes('old events of the door', (platform) => forgetOldEvents(platform)),
  every5Minutes('old lines of the chat', (platform) => forgetOldLines(platform)),
];
