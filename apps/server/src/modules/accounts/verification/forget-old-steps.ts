import { deleteOldSandboxMessages } from '#adapters/sandbox-inbox.store.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { deleteOldCaptchas } from './captcha.store.ts';
import { deleteOldCodes } from './code.store.ts';
import { deleteOldCounts } from './throttle.store.ts';
import { deleteOldTickets } from './ticket.store.ts';

/** What was only needed for a moment goes: tickets, codes, captchas, counts, and the sandbox's old post. */
export async function forgetOldSteps({
  db,
  config: { merchant },
}: {
  db: Database;
  config: Config;
}): Promise<void> {
  await deleteOldTickets(db, merchant);
  await deleteOldCodes(db, merchant);
  await deleteOldCaptchas(db, merchant);
  await deleteOldCounts(db, merchant);
  await deleteOldSandboxMessages(db, merchant);
}
