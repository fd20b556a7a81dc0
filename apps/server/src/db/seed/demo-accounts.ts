/** Who can be tried out in the sandbox, one for each role. Printed at start; none of them exists in production. */
export type DemoAccount = {
  username: string;
  password: string;
  role: 'member' | 'vip' | 'trial' | 'agent';
  note: string;
};

const PASSWORD = 'Maidan2026';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'demo', password: PASSWORD, role: 'member', note: 'three months of play behind it' },
  { username: 'vip', password: PASSWORD, role: 'vip', note: 'VIP member, higher stakes' },
  { username: 'trial', password: PASSWORD, role: 'trial', note: 'looks around with trial money' },
  { username: 'agent1', password: PASSWORD, role: 'agent', note: 'agent type 1, top of the tree' },
  { username: 'agent2', password: PASSWORD, role: 'agent', note: 'agent type 2, under agent1' },
  { username: 'agent41', password: PASSWORD, role: 'agent', note: 'agent type 41, under agent2' },
  { username: 'agent42', password: PASSWORD, role: 'agent', note: 'agent type 42, under agent41' },
  { username: 'weak', password: 'abc12345', role: 'member', note: 'weak password: must change it' },
  { username: 'expired', password: PASSWORD, role: 'member', note: 'password expired: must change it' },
  { username: 'excluded', password: PASSWORD, role: 'member', note: 'excluded: can log in, cannot play' },
];
