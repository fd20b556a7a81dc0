import { NOTICES } from './notices.ts';
import { OFFERS } from './offers.ts';

type Text = { en: string; bn: string };

export type AnnouncementSeed = {
  type: 'PL' | 'H' | 'PU' | 'PR';
  execution: 'A' | 'B' | 'F' | null;
  promotionType: string;
  title: Text;
  content: Text;
  daysAgo: number;
};

/** What the sandbox tells its guests, in the order it is shown. */
export const ANNOUNCEMENTS: readonly AnnouncementSeed[] = [...NOTICES, ...OFFERS];
