import type { Platform } from '#call/platform.ts';
import { deleteOldVisits } from './invitation.store.ts';

/** What a browser called itself is only needed while it may come again. */
export const forgetOldVisits = ({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<void> =>
  deleteOldVisits(db, config.merchant);
