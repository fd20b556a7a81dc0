import type { LocalText } from '@maidan/contract/local-text.ts';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';

type AnnouncementSeed = {
  id: keyof SeedTexts['announcements'];
  type: 'PL' | 'H' | 'PU' | 'PR';
  execution: 'A' | 'B' | 'F' | null;
  promotionType: string;
  daysAgo: number;
};

/** H and PL: what passes in the marquee. */
const NOTICES: readonly AnnouncementSeed[] = [
  { id: 'play-money-only', type: 'H', execution: null, promotionType: 'notice', daysAgo: 60 },
  {
    id: 'kites-over-the-maidan-is-open',
    type: 'PL',
    execution: null,
    promotionType: 'new-games',
    daysAgo: 3,
  },
  { id: 'set-your-own-limits', type: 'PL', execution: null, promotionType: 'limits', daysAgo: 9 },
  { id: 'how-a-fair-round-works', type: 'PL', execution: null, promotionType: 'fairness', daysAgo: 14 },
  {
    id: 'tash-house-is-in-maintenance',
    type: 'PL',
    execution: null,
    promotionType: 'maintenance',
    daysAgo: 1,
  },
  {
    id: 'ten-thousand-slots-one-search',
    type: 'PL',
    execution: null,
    promotionType: 'new-games',
    daysAgo: 20,
  },
  { id: 'we-never-ask-for-your-password', type: 'PL', execution: null, promotionType: 'safety', daysAgo: 30 },
  {
    id: 'the-winners-board-shows-real-rounds',
    type: 'PL',
    execution: null,
    promotionType: 'news',
    daysAgo: 6,
  },
  {
    id: 'a-help-center-that-can-be-searched',
    type: 'PL',
    execution: null,
    promotionType: 'news',
    daysAgo: 8,
  },
  { id: 'the-maidan-on-your-phone', type: 'PL', execution: null, promotionType: 'news', daysAgo: 11 },
  { id: 'dark-or-light-as-you-like', type: 'PL', execution: null, promotionType: 'news', daysAgo: 16 },
  { id: 'your-betting-record-is-complete', type: 'PL', execution: 'A', promotionType: 'records', daysAgo: 5 },
];

/** PU and PR: what opens over the page, and what is offered. */
const OFFERS: readonly AnnouncementSeed[] = [
  { id: 'welcome-to-the-maidan', type: 'PU', execution: 'B', promotionType: 'welcome', daysAgo: 2 },
  { id: 'sealed-before-you-bet', type: 'PU', execution: 'B', promotionType: 'fairness', daysAgo: 4 },
  { id: 'new-kites-over-the-maidan', type: 'PU', execution: 'A', promotionType: 'new-games', daysAgo: 2 },
  { id: 'your-first-10-000', type: 'PU', execution: 'F', promotionType: 'welcome', daysAgo: 2 },
  {
    id: 'start-with-10-000-of-play-money',
    type: 'PR',
    execution: null,
    promotionType: 'welcome',
    daysAgo: 12,
  },
  { id: 'a-break-is-always-free', type: 'PR', execution: null, promotionType: 'limits', daysAgo: 25 },
  { id: 'try-kites-over-the-maidan', type: 'PR', execution: null, promotionType: 'new-games', daysAgo: 3 },
  { id: 'check-a-round-yourself', type: 'PR', execution: null, promotionType: 'fairness', daysAgo: 7 },
];

/** What the sandbox tells its guests, in the order it is shown. */
export const ANNOUNCEMENTS: readonly (AnnouncementSeed & { title: LocalText; content: LocalText })[] = [
  ...NOTICES,
  ...OFFERS,
].map((seed) => ({
  ...seed,
  title: seedText('announcements', (texts) => texts[seed.id].title),
  content: seedText('announcements', (texts) => texts[seed.id].content),
}));
