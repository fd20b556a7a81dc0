import type { InstitutionKind } from '@maidan/contract/withdrawal/payout-account.ts';

/** Who can be tried out in the sandbox, one for each role. Printed at start; none of them exists in production. */
export type DemoAccount = {
  username: string;
  password: string;
  role: 'member' | 'vip' | 'trial' | 'agent';
  note: string;
  contact?: DemoContact;
};

/** For codes and links by SMS and mail, which the sandbox shows on its own page instead of sending them. */
export type DemoContact = { mobile: string; email: string; payeeName: string; referralCode: string };

/** Guards the money of everybody who has any. */
export const DEMO_PAYMENT_PASSWORD = '260311';

type DemoPayout = { username: string; institution: string; kind: InstitutionKind; number: string };

/** Where demo accounts have long had their money sent to, by the names of the standard rules. */
export const DEMO_PAYOUT_ACCOUNTS: readonly DemoPayout[] = [
  { username: 'demo', institution: 'SHAPLA_PAY', kind: 'wallet', number: '01000004321' },
  { username: 'demo', institution: 'HILSA_BANK', kind: 'bank', number: '1000200030045678' },
  { username: 'vip', institution: 'BANYAN_BANK', kind: 'bank', number: '2000300040058765' },
];

/** REG-08: invitation codes of the agents; one of them is good on the sandbox's own host only. */
export const DEMO_AFFILIATES: readonly { code: string; agent: string; domain: string | null }[] = [
  { code: 'AGENT1', agent: 'agent1', domain: null },
  { code: 'AGENT2', agent: 'agent2', domain: null },
  { code: 'AGENT41', agent: 'agent41', domain: null },
  { code: 'AGENT42', agent: 'agent42', domain: 'localhost' },
  { code: 'AGENT1B', agent: 'agent1b', domain: null },
];

/** No operator gives out numbers that begin with 010, and nobody owns a name below `.example`. */
const contactOf = (name: string, number: number, payeeName: string): DemoContact => ({
  mobile: `88010000000${String(number).padStart(2, '0')}`,
  email: `${name}@maidan.example`,
  payeeName,
  referralCode: `${name.toUpperCase()}7788`,
});

/** Of everybody, players of the team included. */
export const PASSWORD = 'Maidan2026';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'demo',
    password: PASSWORD,
    role: 'member',
    note: 'three months of play behind it; +880 1000000001, demo@maidan.example',
    contact: contactOf('demo', 1, 'Demo Rahman'),
  },
  {
    username: 'vip',
    password: PASSWORD,
    role: 'vip',
    note: 'VIP member, higher stakes; +880 1000000002, vip@maidan.example',
    contact: contactOf('vip', 2, 'Vip Chowdhury'),
  },
  { username: 'trial', password: PASSWORD, role: 'trial', note: 'looks around with trial money' },
  { username: 'agent1', password: PASSWORD, role: 'agent', note: 'agent type 1, top of the tree' },
  { username: 'agent2', password: PASSWORD, role: 'agent', note: 'agent type 2, under agent1' },
  { username: 'agent41', password: PASSWORD, role: 'agent', note: 'agent type 41, under agent2' },
  {
    username: 'agent42',
    password: PASSWORD,
    role: 'agent',
    note: 'agent type 42, under agent41; a contract waits',
  },
  { username: 'agent1b', password: PASSWORD, role: 'agent', note: 'agent type 1, on a break: its pay waits' },
  { username: 'weak', password: 'abc12345', role: 'member', note: 'weak password: must change it' },
  { username: 'expired', password: PASSWORD, role: 'member', note: 'password expired: must change it' },
  { username: 'excluded', password: PASSWORD, role: 'member', note: 'excluded: can log in, cannot play' },
];
