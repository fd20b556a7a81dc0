import {
  ArrowLeftRight,
  CalendarDays,
  ChartColumn,
  ChartNoAxesCombined,
  CircleHelp,
  Clock3,
  Coins,
  FileSignature,
  Gamepad2,
  HandCoins,
  Headset,
  History,
  Landmark,
  LayoutDashboard,
  Megaphone,
  Network,
  ReceiptText,
  ShieldCheck,
  TrendingDown,
  UserPlus,
  Wallet,
  WalletCards,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** AGT-08: which kinds of contract the agent has one of, given or taken, or was paid by. */
export type ContractFlags = {
  divtypereq: boolean;
  dailysalreqtype: boolean;
  contracthoursalreq: boolean;
  realtimesalreqtype: boolean;
};

export type AgentEntry = {
  name: string;
  to: string;
  icon: LucideIcon;
  /** Shown only to whom has a contract of this kind. */
  flag?: keyof ContractFlags;
};

/**
 * AGT-01, AGT-02: the menu of the agent center. An entry is shown as soon as its route is there (`useAgentMenu`), so a new page
 * needs its route, its name in `agent.page` and its line here.
 */
export const AGENT_MENU = [
  {
    group: 'team',
    entries: [
      { name: 'agentTeamOverview', to: '/agentHome', icon: LayoutDashboard },
      { name: 'downlineManagmentView', to: '/agentHome/downlineManagmentView', icon: Network },
      { name: 'registerCenter', to: '/agentHome/registerCenter', icon: UserPlus },
      { name: 'agentAnnouncement', to: '/agentHome/agentAnnouncement', icon: Megaphone },
    ],
  },
  {
    group: 'reports',
    entries: [
      { name: 'personalHistoryCopy', to: '/agentHome/personalHistoryCopy', icon: History },
      { name: 'palStatementsAgentCopy', to: '/agentHome/palStatementsAgentCopy', icon: ChartColumn },
      { name: 'agentRevenueReport', to: '/agentHome/agentRevenueReport', icon: ChartNoAxesCombined },
      {
        name: 'agentDownlineTransactionDetailsCopy',
        to: '/agentHome/agentDownlineTransactionDetailsCopy',
        icon: ReceiptText,
      },
      { name: 'userLoss', to: '/agentHome/userLoss', icon: TrendingDown },
    ],
  },
  {
    group: 'pay',
    entries: [
      { name: 'contracts', to: '/agentHome/contracts', icon: FileSignature },
      {
        name: 'agentDividendRecordCopy2',
        to: '/agentHome/agentDividendRecordCopy2',
        icon: HandCoins,
        flag: 'divtypereq',
      },
      {
        name: 'agentDailyWages2',
        to: '/agentHome/agentDailyWages2',
        icon: CalendarDays,
        flag: 'dailysalreqtype',
      },
      {
        name: 'agentHourSalary',
        to: '/agentHome/agentHourSalary',
        icon: Clock3,
        flag: 'contracthoursalreq',
      },
      {
        name: 'agentRealtimeSalary',
        to: '/agentHome/agentRealtimeSalary',
        icon: Zap,
        flag: 'realtimesalreqtype',
      },
      { name: 'myIncome', to: '/agentHome/myIncome', icon: Coins },
    ],
  },
  {
    group: 'money',
    entries: [
      { name: 'agentTransfer', to: '/agentHome/agentTransfer', icon: ArrowLeftRight },
      { name: 'deposit', to: '/member/depositv2', icon: Wallet },
      { name: 'withdraw', to: '/member/withdraw', icon: WalletCards },
      { name: 'accountDetails', to: '/agentHome/accountDetails', icon: Landmark },
    ],
  },
  {
    group: 'service',
    entries: [
      { name: 'service', to: '/service', icon: Headset },
      { name: 'security', to: '/member/securityCenter', icon: ShieldCheck },
      { name: 'help', to: '/help', icon: CircleHelp },
      { name: 'lobby', to: '/', icon: Gamepad2 },
    ],
  },
] as const satisfies readonly { group: string; entries: readonly AgentEntry[] }[];

type Group = (typeof AGENT_MENU)[number];
export type AgentGroupName = Group['group'];
export type AgentPageName = Group['entries'][number]['name'];

/** What a thumb reaches on a phone; the menu has the rest. */
export const THUMB_PAGES: readonly AgentPageName[] = [
  'agentTeamOverview',
  'downlineManagmentView',
  'registerCenter',
  'agentTransfer',
];
