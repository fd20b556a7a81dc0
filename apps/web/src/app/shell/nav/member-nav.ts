import {
  ArrowLeftRight,
  Crown,
  HandCoins,
  Hourglass,
  Inbox,
  Landmark,
  Percent,
  Scale,
  Send,
  Settings,
  ShieldCheck,
  ShieldHalf,
  Target,
  Trophy,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import { ACCOUNT, PROMOTIONS, RECORD, SERVICE } from './nav.ts';
import type { NavEntry } from './nav.ts';

const DEPOSIT: NavEntry = { path: '/member/depositv2', label: 'deposit', icon: Wallet };
const MESSAGES: NavEntry = {
  path: '/member/messageV2',
  label: 'messages',
  icon: Inbox,
  count: ({ unreadMessages }) => unreadMessages,
};
const REWARD_CENTER: NavEntry = {
  path: '/member/rewardCenter',
  label: 'reward-center',
  icon: Trophy,
  count: ({ rewards }) => rewards,
};
const MISSIONS: NavEntry = {
  path: '/member/missionLeaderboard',
  label: 'missions',
  icon: Target,
  count: ({ unreadMissions }) => unreadMissions,
};
/** MEM-15: on a desk it stands where it is seen without scrolling; on a phone its number is on the record too. */
const OPEN_BETS: NavEntry = {
  path: '/member/openBets',
  label: 'open-bets',
  icon: Hourglass,
  countsOpenBets: true,
};
/** MEM-12: for whom there is somebody above. */
const UPLINE: NavEntry = {
  path: '/member/transferUpline',
  label: 'upline',
  icon: Send,
  when: ({ hasUpline }) => hasUpline,
};
const SETTINGS: NavEntry = { path: '/member/settings', label: 'settings', icon: Settings };
const LIMITS: NavEntry = { path: '/member/limits', label: 'limits', icon: ShieldCheck };
const isVip: NavEntry['when'] = ({ hasVip }) => hasVip;
const isAgent: NavEntry['when'] = ({ isAgent: agent }) => agent;

/** HDR-05 */
export const MONEY_ENTRIES: readonly NavEntry[] = [
  DEPOSIT,
  { path: '/member/withdraw', label: 'withdraw', icon: HandCoins },
];
/** HDR-09, SID-02 */
export const INVITE: NavEntry = {
  path: '/member/referral',
  label: 'invite',
  icon: UserPlus,
  when: ({ hasReferral }) => hasReferral,
};
/** SID-02, MEM-15 */
export const OFFER_ENTRIES: readonly NavEntry[] = [
  PROMOTIONS,
  INVITE,
  REWARD_CENTER,
  { path: '/member/manualRebate', label: 'rebate', icon: Percent },
  MISSIONS,
  OPEN_BETS,
];
/** SID-03: whoever has VIP finds the rank and the security center; everybody finds that one on their account's page. */
const ACCOUNT_ENTRIES: readonly NavEntry[] = [
  { path: '/member/vip', label: 'vip', icon: Crown, when: isVip },
  { path: '/member/securityCenter', label: 'security', icon: ShieldHalf, when: isVip },
  ACCOUNT,
];
/** SID-03 */
export const MEMBER_ENTRIES: readonly NavEntry[] = [
  ...ACCOUNT_ENTRIES,
  RECORD,
  { path: '/member/transactionHistory', label: 'account-record', icon: Landmark },
  DEPOSIT,
  UPLINE,
  { path: '/member/transferFund', label: 'wallets', icon: ArrowLeftRight },
  { path: '/member/personalProfit', label: 'profit', icon: Scale },
  MESSAGES,
  LIMITS,
  SETTINGS,
];
/** HDR-09, HDR-10: what drops below the picture. */
export const MENU_ENTRIES: readonly NavEntry[] = [
  ...ACCOUNT_ENTRIES,
  OPEN_BETS,
  RECORD,
  MESSAGES,
  LIMITS,
  SETTINGS,
  INVITE,
  SERVICE,
  { path: '/agentHome', label: 'agent', icon: Users, when: isAgent },
];
/** HDR-10: the agents' login page sends an agent who is in already straight on. */
export const AGENT: NavEntry = { path: '/agent', label: 'agent-link', icon: Users, when: isAgent };
/** HDR-08: the count leads to what is counted, with the parts it is made of. */
export const UNCLAIMED_PATH = MESSAGES.path;
