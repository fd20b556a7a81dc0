import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success, type Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { AccountDetailsPage } from './account-details-page.tsx';
import { MyIncomePage } from './my-income-page.tsx';
import { TeamOverview } from './team-overview.tsx';
import { TeamProfitPage } from './team-profit-page.tsx';
import { readTeamSearch, type OnTeamSearch, type ReportProps } from './team-search.ts';
import { UserLossPage } from './user-loss-page.tsx';

const FIGURES = {
  rounds: 0,
  stake: '0.00',
  payout: '0.00',
  net: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  bonuses: '0.00',
};
const DAY = { ...FIGURES, active: 0, joined: 0, firstDeposits: 0, commission: '0.00' };
const PERSON = { id: '100007', name: 'rahim77', isAgent: false, depth: 1 };
const RANGE = { from: '2026-11-01', to: '2026-11-02' };

beforeEach(() => storeToken('T'.repeat(43)));

/** Draws a report at an address, and says what was asked and what it wants to go to. */
function open(Page: ComponentType<ReportProps>, search: Record<string, unknown>, answers: Answers) {
  const sent = fakePlatform(answers);
  const onSearch = vi.fn<OnTeamSearch>();
  renderPage(
    <Page search={readTeamSearch({ ...RANGE, ...search })} onSearch={onSearch} currencySymbol="৳" />,
  );
  return { sent, onSearch };
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const overview = (days: object[], change: object = {}) => ({
  '/wps/agent/reports/overview': () =>
    success({
      countedAt: null,
      members: 12,
      directs: 3,
      membersBefore: 10,
      totals: { ...DAY, rounds: 4, active: 2, stake: '300.00', net: '-60.00', deposits: '500.00' },
      before: DAY,
      days,
      ...change,
    }),
});
const DAYS = [
  { ...DAY, day: '2026-11-01', rounds: 3, active: 2, stake: '200.00', net: '40.00', deposits: '500.00' },
  { ...DAY, day: '2026-11-02', rounds: 1, active: 1, stake: '100.00', net: '-100.00', commission: '1.50' },
];

test('[AGT-01] the overview draws the figure of its address, and its table has every figure of each day', async () => {
  const { onSearch } = open(TeamOverview, { figure: 'active' }, overview(DAYS));
  expect(
    await screen.findByRole('img', { name: 'Active members by day. Most: 1 Nov 2026, 2.' }),
  ).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Active members by day' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Commission'),
    expect.stringContaining('৳1.50'),
    expect.stringContaining('৳500.00'),
  ]);
  // How many there were when the range began.
  expect(screen.getByText(/3 directly/).textContent).toContain('+20% since these days began');
  choose('Shown in the chart', 'deposits');
  expect(onSearch).toHaveBeenCalledWith({ figure: 'deposits' });
});

test('[AGT-01] days with deposits and without play have a chart of what was paid in, and nothing at all has none', async () => {
  const paid = [{ ...DAY, day: '2026-11-01', deposits: '500.00' }];
  const quiet = { totals: { ...DAY, deposits: '500.00' } };
  open(TeamOverview, {}, overview(paid, quiet));
  expect(await screen.findByRole('img', { name: /^Deposits by day/ })).toBeTruthy();
  expect(screen.getByText('Your team paid in but has not played in these days.')).toBeTruthy();
});

test('[AGT-01] days in which nothing happened have words in place of a chart', async () => {
  open(TeamOverview, {}, overview([{ ...DAY, day: '2026-11-01' }], { totals: DAY }));
  await screen.findByText(/has not played in these days/);
  expect(screen.queryByRole('img')).toBeNull();
});

const profit = {
  '/wps/agent/reports/profit': () =>
    success({
      countedAt: null,
      path: [],
      totals: FIGURES,
      member: PERSON,
      vendors: [{ code: 'MAIDAN', name: 'Maidan Games' }],
      rows: [{ ...PERSON, ...FIGURES, members: 0, left: false, stake: '70.00' }],
      nextCursor: null,
    }),
};

test('[AGT-01] profit and loss asks by member, vendor and category of its address, and shows play alone', async () => {
  const { sent, onSearch } = open(
    TeamProfitPage,
    { member: '100007', vendor: 'MAIDAN', category: 'RNG' },
    profit,
  );
  const table = within(await screen.findByRole('table'));
  expect(sent[0]?.url).toMatch(/member=100007/);
  expect(sent[0]?.url).toMatch(/vendor=MAIDAN&category=RNG|category=RNG.*vendor=MAIDAN/);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Line',
    'Below',
    'Rounds',
    'Turnover',
    'Paid out',
    'Members’ result',
  ]);
  expect(screen.getByText(/belong to no game/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Member').value).toBe('rahim77');
  choose('Provider', '');
  expect(onSearch).toHaveBeenCalledWith({ vendor: null });
});

const losses = (rows: object[]) => ({
  '/wps/agent/reports/losses': () =>
    success({
      countedAt: null,
      member: null,
      totals: { members: rows.length, lost: '70.00' },
      rows,
      nextCursor: null,
    }),
});

test('[AGT-02] losses are asked by month, least and member; the last months are one press away', async () => {
  const { sent, onSearch } = open(
    UserLossPage,
    { month: '2026-02-01', least: 1000, username: 'rahim77' },
    losses([{ ...PERSON, ...FIGURES, lost: '70.00' }]),
  );
  await screen.findByRole('table');
  for (const asked of ['month=2026-02-01', 'least=1000', 'username=rahim77'])
    expect(sent[0]?.url).toContain(asked);
  fireEvent.click(screen.getByRole('button', { name: 'Month before' }));
  expect(onSearch).toHaveBeenLastCalledWith({ month: '2026-01-01' });
  const now = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7);
  fireEvent.click(screen.getByRole('button', { name: 'This month' }));
  expect(onSearch).toHaveBeenLastCalledWith({ month: `${now}-01` });
  choose('Lost at least', '10000');
  expect(onSearch).toHaveBeenLastCalledWith({ least: '10000' });
  fireEvent.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(onSearch).toHaveBeenLastCalledWith({ member: null, username: null });
});

test('[AGT-02] a name that nobody of the team has is said to be nobody’s, with a way back', async () => {
  const { onSearch } = open(
    UserLossPage,
    { username: 'nobody7' },
    {
      '/wps/agent/reports/losses': () => failure(404, 'NOT_FOUND', 'This does not exist, or no longer does.'),
    },
  );
  expect(await screen.findByText('There is nobody like that in your team')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  // Nothing is on its way.
  expect(screen.queryByText('Members who lost')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onSearch).toHaveBeenLastCalledWith({ month: null, member: null, username: null, least: null });
});

test('[AGT-02] what moved the own balance is chosen by its kind, which stands in the address', async () => {
  const { sent, onSearch } = open(
    AccountDetailsPage,
    { movement: 'deposit' },
    {
      '/wps/member/records/statement': () =>
        success({
          opening: '0.00',
          change: '0.00',
          closing: '0.00',
          transfers: '0.00',
        }),
      '/wps/member/records/movements': () => success({ movements: [], nextCursor: null }),
    },
  );
  await screen.findByText('Nothing in these days');
  expect(sent.find(({ url }) => url.includes('movements'))?.url).toContain('kind=deposit');
  choose('Type', 'withdrawal');
  expect(onSearch).toHaveBeenCalledWith({ movement: 'withdrawal' });
});

test('[AGT-02] a rebate is called commission here too, as in the overview', async () => {
  const movement = {
    id: '7',
    kind: 'bonus',
    reversal: false,
    amount: '4.20',
    balanceAfter: '4.20',
    at: '2026-11-02T09:00:00.000Z',
    reference: null,
    source: 'rebate',
    pay: null,
    gameName: null,
    betId: null,
  };
  open(
    AccountDetailsPage,
    {},
    {
      '/wps/member/records/statement': () =>
        success({ opening: '0.00', change: '4.20', closing: '4.20', transfers: '0.00' }),
      '/wps/member/records/movements': () => success({ movements: [movement], nextCursor: null }),
    },
  );
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('cell', { name: 'Commission' })).toBeTruthy();
  expect(table.queryByText('Bonus')).toBeNull();
});

test('[AGT-02] income is asked for by its source, and shows that source alone', async () => {
  const day = {
    day: '2026-11-02',
    dividend: '0.00',
    salary: '9.00',
    rebate: '0.00',
    bonus: '0.00',
    total: '9.00',
  };
  const { sent, onSearch } = open(
    MyIncomePage,
    { source: 'salary' },
    { '/wps/agent/reports/income': () => success({ totals: day, days: [day] }) },
  );
  const table = within(await screen.findByRole('table'));
  expect(sent[0]?.url).toContain('source=salary');
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Salaries',
    'Together',
  ]);
  expect(screen.queryByText('Commission', { selector: 'dt' })).toBeNull();
  choose('Source', 'rebate');
  expect(onSearch).toHaveBeenCalledWith({ source: 'rebate' });
});
