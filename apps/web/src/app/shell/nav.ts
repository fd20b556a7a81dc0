import {
  CircleHelp,
  Crown,
  Gift,
  HandCoins,
  Headset,
  History,
  Inbox,
  Landmark,
  Scale,
  Users,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import type { Messages } from '#lib/i18n.tsx';

export type NavEntry = {
  path: string;
  label: keyof Messages['shell']['nav'];
  icon: LucideIcon;
  only?: 'agent';
};

/**
 * Where the shell can lead. An entry shows as soon as a route with its path exists, so that no link is ever dead:
 * a new page needs its route file and, when it is not here yet, one line.
 */
export const MONEY_ENTRIES: readonly NavEntry[] = [
  { path: '/member/depositv2', label: 'deposit', icon: Wallet },
  { path: '/member/withdraw', label: 'withdraw', icon: HandCoins },
];
export const OFFER_ENTRIES: readonly NavEntry[] = [
  { path: '/promotions', label: 'promotions', icon: Gift },
  { path: '/pointMall', label: 'rewards', icon: Crown },
];
export const MEMBER_ENTRIES: readonly NavEntry[] = [
  { path: '/member/securityCenter', label: 'account', icon: UserRound },
  { path: '/member/personalHistoryCopy', label: 'bets', icon: History },
  { path: '/member/transactionHistory', label: 'account-record', icon: Landmark },
  { path: '/member/personalProfit', label: 'profit', icon: Scale },
  { path: '/member/messageV2', label: 'messages', icon: Inbox },
  { path: '/agentHome', label: 'agent', icon: Users, only: 'agent' },
];
export const HELP_ENTRIES: readonly NavEntry[] = [
  { path: '/service', label: 'service', icon: Headset },
  { path: '/help', label: 'help', icon: CircleHelp },
];

/** The entries whose page exists. */
export function useExisting(entries: readonly NavEntry[]): NavEntry[] {
  const { routesByPath } = useRouter();
  return entries.filter(({ path }) => path in routesByPath);
}
