import type { Platform } from '#http/platform.ts';
import { forgetOldSessions } from '#modules/session/forget-old-sessions.ts';
import { forgetOldEvents } from '#modules/system/forget-old-events.ts';
import { forgetOldSteps } from '#modules/verification/forget-old-steps.ts';
import type { NodeWork } from './node-work.ts';

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
  every5Minutes('old sessions', forgetOldSessions),
  every5Minutes('old events of the door', (platform) => forgetOldEvents(platform)),
];
