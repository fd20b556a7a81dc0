import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { DownlinePage } from './downline-page.tsx';
import { fitted } from './draw-map.ts';
import { layOut, type Spot } from './map-layout.ts';
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
afterEach(() => void vi.unstubAllGlobals());

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

test('[AGT-09] [AGT-05] an agent directly below has ways to the contracts and to an offer; a player and whoever is deeper have none', async () => {
  fakePlatform({
    [LIST]: () =>
      level([
        person({ id: '11', username: 'agent9', type: 2 }),
        person({ id: '12', username: 'deeper9', type: 2, depth: 2 }),
        person({ id: '13', username: 'player9' }),
        person({ id: '14', username: 'shut9', type: 2, open: false }),
      ]),
  });
  list();
  const table = within(await screen.findByRole('table'));
  const ways = table
    .getAllByRole('link', { name: /contract/i })
    .map((way) => [way.getAttribute('aria-label'), way.getAttribute('href')]);
  expect(ways).toEqual([
    ['Contracts with agent9', expect.stringMatching(/^\/agentHome\/contracts\?side=.*below.*&downline=.*11/)],
    ['Offer a contract to agent9', expect.stringMatching(/downline=.*11.*&offer=.*new/)],
    ['Contracts with shut9', expect.stringMatching(/downline=.*14/)],
  ]);
});

const MAP = '/wps/agent/downline/map';

/** A canvas of jsdom has no size; this one has. */
function measured(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly told: () => void) {}
      observe(element: Element): void {
        Object.defineProperties(element, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
        this.told();
      }
      disconnect(): void {}
    },
  );
  Object.assign(HTMLElement.prototype, { setPointerCapture: nothing });
}

test('[AGT-09] a press on a point of the map opens its account, a drag moves the map and opens nothing', async () => {
  measured();
  fakePlatform({
    [LIST]: () => level([]),
    [MAP]: () => success({ nodes: [['100007', -1, 'rahim77', 0, true]], cut: false }),
  });
  const onOpen = vi.fn<(id: string) => void>();
  renderPage(<DownlinePage search={{ view: 'map' }} onSearch={nothing} onOpen={onOpen} />);
  const map = await screen.findByRole('img', { name: /Map of the team/ });
  const spot = spotAt(layOut([['100007', -1, 'rahim77', 0, true]]));
  const send = (kind: string, point: object): void => {
    const event = new MouseEvent(kind, { bubbles: true });
    for (const [name, value] of Object.entries(point)) Object.defineProperty(event, name, { value });
    fireEvent(map, event);
  };
  send('pointerdown', at(spot.x, spot.y));
  send('pointermove', at(spot.x + 40, spot.y + 40));
  send('pointerup', at(spot.x + 40, spot.y + 40));
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  send('pointerdown', at(spot.x, spot.y));
  send('pointerup', at(spot.x, spot.y));
  expect(onOpen).toHaveBeenCalledWith('100007');
});

const at = (x: number, y: number) => ({ pointerId: 1, offsetX: x, offsetY: y });

/** Where the first point stands when the whole map is shown on 800 by 600. */
function spotAt(spots: readonly Spot[]): { x: number; y: number } {
  const [size, [spot]] = [{ width: 800, height: 600 }, spots];
  const { x, y, scale } = fitted(spots, size);
  if (spot === undefined) throw new Error('a map has a point');
  return { x: (spot.x - x) * scale + size.width / 2, y: (spot.y - y) * scale + size.height / 2 };
}

const STATE = '/wps/agent/links/state';

test('[AGT-09] a link shows its QR code with the address in it, and is switched off with its code', async () => {
  const sent = fakePlatform({
    [STANDING]: () => success({ type: 2, rebate: 50, opens: [0], links: { most: 20, used: 1 } }),
    [LINKS]: () => success({ links: [link], most: 20 }),
    [STATE]: () => success({ link: { ...link, on: false } }),
  });
  renderPage(<RegisterCenterPage qr={(text) => <p>drawn: {text}</p>} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show QR code' }));
  const dialog = within(screen.getByRole('dialog', { name: 'QR code: WhatsApp' }));
  expect(dialog.getByText(/^drawn: .*\/register\?affiliateCode=WHATSAPP1$/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const toggle = screen.getByRole('switch', { name: 'Link WhatsApp takes newcomers' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(toggle);
  await waitFor(() =>
    expect(JSON.parse(sent.find(({ url }) => url === STATE)?.body ?? '{}')).toEqual({
      code: 'WHATSAPP1',
      on: false,
    }),
  );
});
