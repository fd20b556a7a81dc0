import { rows } from './rows.ts';
import { both, fill, of, on, press, type Act, type Shot } from './shot-acts.ts';
import { word } from './words.ts';

const dialog: Act = (page) => page.getByRole('dialog').last().waitFor();
const firstInList =
  (key: string): Act =>
  async (page, { language }) => {
    await page
      .getByRole('button', { name: word(language, key), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('dialog').last().waitFor();
  };

/** The first slot that was paid, with how it was reckoned. */
const payRow: Act = async (page) => {
  await page
    .locator('li button, td button')
    .filter({ visible: true, hasText: /[0-9০-৯]/ })
    .first()
    .click();
  await page.getByRole('dialog').last().waitFor();
};

/** An agent directly below the demo agent, with contracts. */
async function below(): Promise<string> {
  const [row] = await rows<{ id: bigint }>(
    `select c.downline_id as id from agent_contract c join member m on m.id = c.upline_id
     where m.username = 'agent1' and c.state = 'accepted' order by c.id limit 1`,
    [],
  );
  return String(row?.id ?? 'none');
}

const offer = '/agentHome/contracts?side=below&offer=new';

const TEAM: readonly Shot[] = [
  ...of(
    'agent',
    {
      center: '/agentHome',
      'center-deposits': '/agentHome?figure=deposits',
      downline: '/agentHome/downlineManagmentView',
      found: '/agentHome/downlineManagmentView?search=a',
      register: '/agentHome/registerCenter',
      announcements: '/agentHome/agentAnnouncement',
      'announcements-site': '/agentHome/agentAnnouncement?about=site',
    },
    true,
  ),
  ...of('agent', {
    home: '/',
    map: '/agentHome/downlineManagmentView?view=map',
    transfer: '/agentHome/agentTransfer',
  }),
  {
    name: 'agent-below',
    who: 'agent',
    path: async () => `/agentHome/downlineMember/${await below()}`,
    whole: true,
  },
  {
    name: 'agent-transfer-to',
    who: 'agent',
    path: async () => `/agentHome/agentTransfer?to=${await below()}`,
  },
  {
    name: 'agent-qr',
    who: 'agent',
    path: '/agentHome/registerCenter',
    act: firstInList('downline.register.links.qr'),
  },
  { name: 'agent-menu', who: 'agent', path: '/', act: press('shell.member-menu') },
  { name: 'agent-drawer', who: 'agent', path: '/agentHome', act: press('agent.menu.all'), only: 390 },
];

const REPORTS: readonly Shot[] = [
  ...of(
    'agent',
    {
      bets: '/agentHome/personalHistoryCopy',
      profit: '/agentHome/palStatementsAgentCopy',
      'profit-of-games': '/agentHome/palStatementsAgentCopy?view=members&category=RNG',
      revenue: '/agentHome/agentRevenueReport?figure=active',
      'revenue-weeks': '/agentHome/agentRevenueReport?by=week',
      payments: '/agentHome/agentDownlineTransactionDetailsCopy',
      losses: '/agentHome/userLoss?least=100',
      income: '/agentHome/myIncome',
      account: '/agentHome/accountDetails',
    },
    true,
  ),
];

const CONTRACTS: readonly Shot[] = [
  ...of(
    'agent',
    {
      contracts: '/agentHome/contracts',
      'contracts-below': '/agentHome/contracts?side=below',
      'contracts-over': '/agentHome/contracts?side=below&shown=over',
    },
    true,
  ),
  {
    name: 'agent-contracts-with',
    who: 'agent',
    path: async () => `/agentHome/contracts?side=below&downline=${await below()}`,
  },
  ...on('agent', offer, {
    offer: dialog,
    'what-if': both(dialog, fill('pay.offer.fields.rate', '0.1'), press('pay.offer.review'), dialog),
  }),
  {
    name: 'agent-contract-end',
    who: 'agent',
    path: '/agentHome/contracts?side=below',
    act: firstInList('pay.card.end'),
  },
  ...of(
    'agent',
    {
      dividends: '/agentHome/agentDividendRecordCopy2',
      'daily-salary': '/agentHome/agentDailyWages2',
      'hourly-salary': '/agentHome/agentHourSalary',
      'realtime-salary': '/agentHome/agentRealtimeSalary',
    },
    true,
  ),
  ...on('agent', '/agentHome/agentDailyWages2', { 'pay-row': payRow }),
  {
    name: 'downline-contract',
    who: 'downline',
    path: '/',
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'downline-transfer-up',
    who: 'downline',
    path: '/agentHome/agentTransfer?way=up',
    act: async (page) => {
      await page.keyboard.press('Escape');
    },
  },
];

export const AGENT_SHOTS: readonly Shot[] = [...TEAM, ...REPORTS, ...CONTRACTS];
