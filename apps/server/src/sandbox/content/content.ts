import type { AnnouncementSeed } from './announcement-seed.ts';
import { NOTICES } from './notices.ts';
import { OFFERS } from './offers.ts';

/** What the sandbox tells its guests, in the order it is shown. */
export const ANNOUNCEMENTS: readonly AnnouncementSeed[] = [...NOTICES, ...OFFERS];
