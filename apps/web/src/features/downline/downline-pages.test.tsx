import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { DownlinePage } from './downline-page.tsx';
import { readDownlineSearch, type OnDownlineSearch } from './downline-search.ts';
import { MemberPage } from './member-page.tsx';
import { RegisterCenterPage } from './register-center-page.tsx';

const LIST = '/wps/agent/downline';
const MEMBER = '/wps/agent/downline/member';
const STANDING = '/wps/agent/standing';
const OPEN = '/wps/agent/downline/open';
const LINKS = '/wps/agent/links';
const REBATE = '/wps/agent/downline/rebate';

const person = (change: object = {}) => ({
  id: '100007',
  username: 'rahim77',
  type: 0,
  open: true,
  joinedAt: '2026-11-01T06:00:00.000Z',
  lastSeenAt: null,
  depth: 1,
  direct: 0,
  team: 0,
  rebate: 20,
  balance: '120.00',
  ...change,
});
const level = (members: object[], more: object = {}) =>
  success({
    path: [],
    members,
    currencySymbol: '৳',
    team: members.length,
    teamBalance: '120.00',
    nextCursor: null,
    ...more,
  });
const link = {
  code: 'WHATSAPP1',
  channel: 'WhatsApp',
  rebate: 40,
  on: true,
  expiresAt: null,
  domain: null,
  createdAt: '2026-11-01T06:00:00.000Z',
  funnel: { visits: 40, registered: 8, deposited: 3, active: 2 },
};

const nothing = (): void => undefined;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Change the rebate' }));
beforeEach(() => storeToken('T'.repeat(43)));

const list = (search: object = {}) => {
  const onSearch = vi.fn<OnDownlineSearch>();
  renderPage(
    <DownlinePage search={readDownlineSearch({ ...search })} onSearch={onSearch} onOpen={nothing} />,
  );
  return onSearch;
};

test('[AGT-09] the list waits, fails with a way on, and says what to do where nobody is', async () => {
  let asked = 0;
  fakePlatform({ [LIST]: () => ((asked += 1) === 1 ? failure(503, 'UNAVAILABLE', 'Busy.') : level([])) });
  list();
  expect(screen.getByRole('status', { name: 'Loading your team' })).toBeTruthy();
  await screen.findByText('Busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody is here yet')).toBeTruthy();
});

test('[AGT-09] a level shows who is there, leads down it, and money only where it is told', async () => {
  fakePlatform({
    [LIST]: () =>
      level([person({ direct: 3, team: 9 }), person({ id: '2', username: 'sadia5', balance: null })]),
  });
  const onSearch = list();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getByText('৳120.00')).toBeTruthy();
  fireEvent.click(table.getByRole('button', { name: 'Show those below rahim77' }));
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ under: '100007', search: undefined }));
});

test('[AGT-09] what is searched and filtered is in the address and in the question', async () => {
  const sent = fakePlatform({ [LIST]: () => level([]) });
  const onSearch = list({ search: 'rah', kind: 'agents', joinedTo: 'never', foreign: 'x' });
  await screen.findByText('Nobody was found');
  expect(sent.at(-1)?.url).toContain('search=rah');
  expect(sent.at(-1)?.url).toContain('kind=agents');
  expect(sent.at(-1)?.url).not.toMatch(/never|foreign/);
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ search: undefined, kind: undefined }));
  for (const typed of ['১০০০০৭ ', '१००००७']) {
    const field = screen.getByRole('textbox', { name: 'Search' });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.submit(field);
    expect(onSearch).toHaveBeenLastCalledWith({ search: '100007' });
  }
});

test('[AGT-09] a rebate outside of its bounds is told before it is sent, in any digits', async () => {
  const sent = fakePlatform({
    [MEMBER]: () =>
      success({
        member: person(),
        path: [],
        currencySymbol: '৳',
        channel: null,
        rebateBounds: { lowest: 10, highest: 60 },
        rebateEarned: '0.00',
        sent30: '0.00',
        received30: '0.00',
      }),
    [REBATE]: () => success({ rebate: 45 }),
  });
  renderPage(<MemberPage id="100007" onGo={nothing} />);
  const field = await screen.findByLabelText('Rebate in %');
  fireEvent.change(field, { target: { value: '0.61' } });
  save();
  expect(await screen.findByText(/Please enter a rate such as 0.50/)).toBeTruthy();
  fireEvent.change(field, { target: { value: '০.৪৫' } });
  save();
  await waitFor(() =>
    expect(sent.find(({ url }) => url === REBATE)?.body).toBe('{"id":"100007","rebate":45,"was":20}'),
  );
});

test('[AGT-09] somebody else’s account is nobody, with a way back', async () => {
  fakePlatform({
    [MEMBER]: () => failure(404, 'DOWNLINE_UNKNOWN', 'There is nobody like that in your team.'),
  });
  renderPage(<MemberPage id="1" onGo={nothing} />);
  expect(await screen.findByRole('heading', { name: 'There is nobody like that in your team' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My downline' })).toBeTruthy();
});

test('[AGT-09] [AGT-10] the register center offers the types of the own ladder, shows the funnel, and asks for agreement', async () => {
  const sent = fakePlatform({
    [STANDING]: () => success({ type: 2, rebate: 50, opens: [0, 41, 42], links: { most: 20, used: 1 } }),
    [LINKS]: () => success({ links: [link], most: 20 }),
    [OPEN]: () => success({ id: '9', username: 'newbie1', link: 'https://x.example/reset#abc', linkDays: 3 }),
  });
  renderPage(<RegisterCenterPage qr={(text) => <p>{text}</p>} />);
  const types = await screen.findByLabelText('Kind of account');
  expect(
    within(types)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Player', 'Agent, type 41', 'Agent, type 42']);
  expect(await screen.findByText('WhatsApp')).toBeTruthy();
  expect(screen.getByText('40')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'newbie1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(await screen.findByText('Please confirm this first.')).toBeTruthy();
  expect(sent.some(({ url }) => url === OPEN)).toBe(false);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(await screen.findByText('The account newbie1 is open.')).toBeTruthy();
  expect(screen.getByText('https://x.example/reset#abc')).toBeTruthy();
});
