import {
  ArrowLeftRight,
  ChartColumn,
  CircleHelp,
  Coins,
  Crown,
  Gift,
  Headset,
  History,
  Hourglass,
  Inbox,
  Landmark,
  MessageSquareText,
  Send,
  Settings,
  ShieldCheck,
  ShieldHalf,
  Target,
  Trophy,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type HubMember = {
  id: string;
  account: string;
  nickname: string;
  isAgent: boolean;
  hasUpline: boolean;
  hasVip: boolean;
};

type HubWay = {
  name:
    | 'open'
    | 'bets'
    | 'movements'
    | 'profit'
    | 'bonuses'
    | 'rewards'
    | 'missions'
    | 'points'
    | 'vip'
    | 'wallets'
    | 'upline'
    | 'security'
    | 'limits'
    | 'settings'
    | 'messages'
    | 'help'
    | 'service'
    | 'feedback'
    | 'agent';
  to: string;
  icon: LucideIcon;
  /** Who finds it; everybody where nothing is said. */
  when?: (member: HubMember) => boolean;
};

type HubGroup = { key: 'account' | 'records' | 'money' | 'help'; ways: readonly HubWay[] };

export const HUB_GROUPS: readonly HubGroup[] = [
  {
    key: 'account',
    ways: [
      { name: 'security', to: '/member/securityCenter', icon: ShieldHalf },
      { name: 'limits', to: '/member/limits', icon: ShieldCheck },
      { name: 'settings', to: '/member/settings', icon: Settings },
      { name: 'agent', to: '/agentHome', icon: Users, when: ({ isAgent }) => isAgent },
    ],
  },
  {
    key: 'records',
    ways: [
      { name: 'open', to: '/member/openBets', icon: Hourglass },
      { name: 'bets', to: '/member/personalHistoryCopy', icon: History },
      { name: 'movements', to: '/member/transactionHistory', icon: Landmark },
      { name: 'profit', to: '/member/personalProfit', icon: ChartColumn },
      { name: 'bonuses', to: '/member/bonusDetails', icon: Gift },
    ],
  },
  {
    key: 'money',
    ways: [
      { name: 'rewards', to: '/member/rewardCenter', icon: Trophy },
      { name: 'missions', to: '/member/missionLeaderboard', icon: Target },
      { name: 'points', to: '/pointMall', icon: Coins },
      { name: 'vip', to: '/member/vip', icon: Crown, when: ({ hasVip }) => hasVip },
      { name: 'wallets', to: '/member/transferFund', icon: ArrowLeftRight },
      { name: 'upline', to: '/member/transferUpline', icon: Send, when: ({ hasUpline }) => hasUpline },
    ],
  },
  {
    key: 'help',
    ways: [
      { name: 'messages', to: '/member/messageV2', icon: Inbox },
      { name: 'help', to: '/help', icon: CircleHelp },
      { name: 'service', to: '/service', icon: Headset },
      { name: 'feedback', to: '/member/feedback', icon: MessageSquareText },
    ],
  },
];

/** Until it is known who is here, only what everybody finds. */
export function isFor(member: HubMember | undefined): (way: HubWay) => boolean {
  return ({ when }) => when === undefined || (member !== undefined && when(member));
}
