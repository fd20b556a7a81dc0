import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { listHotGames } from '@maidan/contract/games/list-hot-games.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import { listCountries } from '@maidan/contract/system/list-countries.ts';
import type { LiveFrame } from '@maidan/contract/live.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hotGamesQuery, LOBBY_KEY } from '#features/lobby/lobby.queries.ts';
import { MESSAGES_KEY } from '#features/messages/messages.queries.ts';
import { BRAND_LOOK_ID } from '#lib/site/brand-look.ts';
import { call } from '#lib/call/call.ts';
import type { PublicNews } from '#lib/live/live.ts';
import { clearSession, readMerchantCode, storeToken } from '#lib/session/session-token.ts';
import { whitelabelQuery } from '#lib/site/site-settings.ts';
import { SETTINGS_KEY, statusQuery, useClosure, usePlayMoney } from '#lib/site/site-status.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleMember } from '#testing/sample-member.ts';
import { sampleStatus, sampleWhitelabel } from '#testing/sample-settings.ts';
import { useSiteLive } from './site.live.ts';
import { useStanding } from '#app/shell/nav/use-standing.ts';
import { useLobbyLive } from '#features/lobby/lobby.live.ts';
import { useMessagesLive } from '#features/messages/messages.live.ts';

const heard: ((frame: LiveFrame) => void)[] = [];
vi.mock(import('#lib/live/live.ts'), async (original) => ({
  ...(await original()),
  onFrame: (_type, handler) => {
    heard.push(handler as (frame: LiveFrame) => void);
    return () => undefined;
  },
}));

function Site() {
  useSiteLive();
  return <p>{usePlayMoney() ? 'play money' : 'no claim'}</p>;
}

function tell(what: PublicNews, version: number): void {
  const frame = { type: 'settings-changed', channel: `public:${what}`, version, data: { what } } as const;
  act(() => {
    for (const handler of heard) handler(frame);
  });
}

/** The document of the tests loads no style sheets: what would be loaded is caught on its way in. */
const added: HTMLLinkElement[] = [];

beforeEach(() => {
  heard.length = 0;
  added.length = 0;
  document.head.innerHTML = `<style id="${BRAND_LOOK_ID}">:root{--color-action:red}</style>`;
  vi.spyOn(document.head, 'append').mockImplementation((link) => void added.push(link as HTMLLinkElement));
});

afterEach(() => vi.useRealTimers());

test('[LOG-10] the merchant code is kept, outlives the session, and goes along with what is asked for', async () => {
  const sent = fakePlatform({
    [getStatus.path]: () => success(sampleStatus({})),
    [listHotGames.path]: () => success({ list: [] }),
  });
  const page = renderPage(<Site />);
  await waitFor(() => expect(readMerchantCode()).toBe('maidan'));
  clearSession();
  await page.queryClient.fetchQuery({ ...hotGamesQuery('en'), staleTime: 0 });
  expect(sent.at(-1)?.url).toContain('merchantCode=maidan');
});

test('a new look is a style sheet of the site, and takes the place of the old one once it is there', () => {
  fakePlatform({});
  renderPage(<Site />);
  tell('brand', 7);
  const [link] = added;
  expect(link?.rel).toBe('stylesheet');
  expect(link?.getAttribute('href')).toBe('/brand.css?v=7');
  expect(document.getElementById(BRAND_LOOK_ID)).not.toBeNull();
  fireEvent.load(link as HTMLLinkElement);
  expect(document.getElementById(BRAND_LOOK_ID)).toBeNull();
  expect(link?.id).toBe(BRAND_LOOK_ID);
});

test('a look that does not arrive leaves the old one, and is asked for again unless a newer one is', () => {
  vi.useFakeTimers();
  fakePlatform({});
  renderPage(<Site />);
  tell('brand', 9);
  fireEvent.error(added[0] as HTMLLinkElement);
  expect(document.getElementById(BRAND_LOOK_ID)?.tagName).toBe('STYLE');
  vi.advanceTimersByTime(16_000);
  expect(added.map((link) => link.getAttribute('href'))).toEqual(['/brand.css?v=9', '/brand.css?v=9']);
  fireEvent.error(added[1] as HTMLLinkElement);
  tell('brand', 10);
  vi.advanceTimersByTime(16_000);
  expect(added.at(-1)?.getAttribute('href')).toBe('/brand.css?v=10');
  expect(added).toHaveLength(3);
});

test('of two looks whose loads cross the newer one stays', () => {
  fakePlatform({});
  renderPage(<Site />);
  tell('brand', 11);
  tell('brand', 12);
  const [older, newer] = added as [HTMLLinkElement, HTMLLinkElement];
  fireEvent.load(newer);
  fireEvent.load(older);
  expect([newer.id, older.id]).toEqual([BRAND_LOOK_ID, '']);
  expect(document.getElementById(BRAND_LOOK_ID)).toBeNull();
});

test('play money is claimed only while the platform says so, and a change of status is followed', async () => {
  let playMoney = false;
  fakePlatform({ [getStatus.path]: () => success({ systemStatus: 0, playMoney }) });
  renderPage(<Site />);
  expect(screen.getByText('no claim')).toBeTruthy();
  playMoney = true;
  await waitFor(() => {
    tell('status', 1);
    expect(screen.getByText('play money')).toBeTruthy();
  });
});

function Door() {
  useSiteLive();
  const { data } = useQuery(whitelabelQuery());
  return (
    <>
      <p>{useClosure('/') ?? 'open'}</p>
      <p>{data?.smsEnabled === true ? 'by SMS' : 'no SMS'}</p>
    </>
  );
}

test('[STA-03] a closed site closes open pages, and opens them again, without a reload', async () => {
  let systemStatus: 0 | 1 = 0;
  fakePlatform({
    [getStatus.path]: () => success(sampleStatus({ systemStatus })),
    [getWhitelabel.path]: () => success(sampleWhitelabel()),
  });
  renderPage(<Door />);
  expect(await screen.findByText('open')).toBeTruthy();
  systemStatus = 1;
  tell('status', 1);
  expect(await screen.findByText('maintenance')).toBeTruthy();
  systemStatus = 0;
  tell('status', 2);
  expect(await screen.findByText('open')).toBeTruthy();
});

test.each([
  ['MAINTENANCE', 'maintenance', 1],
  ['ACCESS_RESTRICTED', 'regionBlock', 2],
] as const)(
  '[STA-03] [ERR-03] a call refused with %s shows the page at once',
  async (code, closure, number) => {
    const waiting: ((status: 1 | 2) => void)[] = [];
    const answered = new Promise<1 | 2>((resolve) => void waiting.push(resolve));
    const { queryClient } = renderDoor(code, async (isFirst) => (isFirst ? 0 : answered));
    // A page says it is open before it has been told; at once is meant for a page that has.
    await waitFor(() => expect(queryClient.getQueryData(statusQuery().queryKey)).toBeDefined());
    expect(screen.getByText('open')).toBeTruthy();
    await call(listCountries, {}).catch(() => undefined);
    // The platform has been asked and has not answered yet.
    expect(await screen.findByText(closure)).toBeTruthy();
    for (const answer of waiting) answer(number);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText(closure)).toBeTruthy();
  },
);

function renderDoor(
  code: 'MAINTENANCE' | 'ACCESS_RESTRICTED',
  statusOf: (isFirst: boolean) => Promise<0 | 1 | 2>,
) {
  let asked = 0;
  fakePlatform({
    [getStatus.path]: async () => success(sampleStatus({ systemStatus: await statusOf((asked += 1) === 1) })),
    [getWhitelabel.path]: () => success(sampleWhitelabel()),
    [listCountries.path]: () => failure(503, code, 'closed'),
  });
  return renderPage(<Door />);
}

test('[SET-03] changed settings reach open pages', async () => {
  let smsEnabled = false;
  fakePlatform({ [getWhitelabel.path]: () => success(sampleWhitelabel({ smsEnabled })) });
  renderPage(<Door />);
  expect(await screen.findByText('no SMS')).toBeTruthy();
  smsEnabled = true;
  await waitFor(() => {
    tell('settings', 5);
    expect(screen.getByText('by SMS')).toBeTruthy();
  });
});

function Waiting() {
  useSiteLive();
  return <p>{`${useStanding().unclaimed} waiting`}</p>;
}

test('[HDR-08] the count follows what the house publishes, without a reload', async () => {
  let published = 1;
  fakePlatform({ [getMemberInfo.path]: () => success(sampleMember({ availablePromoCount: published })) });
  storeToken('T'.repeat(43));
  renderPage(<Waiting />);
  expect(await screen.findByText('1 waiting')).toBeTruthy();
  published = 4;
  tell('announcements', 1);
  expect(await screen.findByText('4 waiting')).toBeTruthy();
  clearSession();
});

function Reader({ queryKey, read }: { queryKey: readonly string[]; read: () => Promise<string> }) {
  useSiteLive();
  useLobbyLive();
  useMessagesLive();
  return <p>{useQuery({ queryKey, queryFn: read }).data ?? 'nothing yet'}</p>;
}

test.each([
  ['catalogue', LOBBY_KEY],
  ['announcements', MESSAGES_KEY],
  ['settings', SETTINGS_KEY],
  ['status', SETTINGS_KEY],
] as const)(
  '[SET-03] news of %s that comes while the first answer is on its way is not lost with it',
  async (what, key) => {
    fakePlatform({});
    const answers: ((text: string) => void)[] = [];
    const read = () => new Promise<string>((resolve) => answers.push(resolve));
    renderPage(<Reader queryKey={[...key, 'read']} read={read} />);
    await expect.poll(() => answers.length).toBe(1);
    tell(what, 1);
    tell(what, 2);
    answers[0]?.('written before the news');
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.('written after it');
    expect(await screen.findByText('written after it')).toBeTruthy();
    expect(answers).toHaveLength(2);
  },
);
