import { CircleHelp, Gift, Headset, History, Share2, Smartphone, Trophy, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import type { Messages } from '#lib/texts/i18n.tsx';
import type { Standing } from './use-standing.ts';

export type NavEntry = {
  path: string;
  label: keyof Messages['shell']['nav'];
  icon: LucideIcon;
  /** Who finds it in their menus; everybody where nothing is said. */
  when?: (standing: Standing) => boolean;
  /** MEM-02: how much of it waits for this person. */
  count?: (standing: Standing) => number;
  /** MEM-15: how many bets are open. */
  countsOpenBets?: boolean;
};

/** Where the shell can lead on a first visit; `member-nav.ts` has the rest. */
export const PROMOTIONS: NavEntry = { path: '/promotions', label: 'promotions', icon: Gift };
/** HDR-03: a visitor looks at what there is to win, a member at what is theirs. */
export const REWARDS: NavEntry = {
  path: '/pointMall',
  label: 'rewards',
  icon: Trophy,
  when: ({ loggedIn, hasReferral }) => !loggedIn || hasReferral,
};
/** HDR-03, PRO-03: a visitor is asked to log in first; a member finds it while inviting brings something. */
export const SHARE: NavEntry = {
  path: '/member/referral',
  label: 'share',
  icon: Share2,
  when: ({ loggedIn, hasReferral }) => !loggedIn || hasReferral,
};
export const ACCOUNT: NavEntry = { path: '/member/', label: 'account', icon: UserRound };
export const RECORD: NavEntry = { path: '/member/personalHistoryCopy', label: 'bets', icon: History };
export const SERVICE: NavEntry = { path: '/service', label: 'service', icon: Headset };
export const HELP: NavEntry = { path: '/help', label: 'help', icon: CircleHelp };
export const APP: NavEntry = { path: '/app', label: 'app', icon: Smartphone };

/** The entries that are meant for this person and whose page exists: no link is ever dead. */
export function useExisting(entries: readonly NavEntry[], standing: Standing): NavEntry[] {
  const { routesByPath } = useRouter();
  return entries.filter(
    ({ path, when }) =>
      // All names of the member center have a page (`member-nav.test.ts`).
      (path.startsWith('/member/') || path in routesByPath) && (when === undefined || when(standing)),
  );
}
