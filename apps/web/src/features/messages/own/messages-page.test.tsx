import type { OwnAnnouncement } from '@maidan/contract/messages/own/own-announcement.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { MessagesSearch } from './center-search.ts';
import { MessagesPage } from './messages-page.tsx';

const CENTER = '/wps/member/announcements';
const UNREAD = '/wps/relay/CSP_unreadCount';
const LIST = '/wps/member/messages';
const READ = '/wps/member/announcements/read';

const item = (change: Partial<OwnAnnouncement> = {}): OwnAnnouncement => ({
  id: '7',
  type: 'PL',
  title: 'The river is high',
  content: '<p>Boats wait &lt;b&gt;.</p>',
  publishedAt: '2026-11-15T10:00:00.000Z',
  read: true,
  link: null,
  ...change,
});
const center = (list: OwnAnnouncement[], change: object = {}) =>
  success({
    list,
    pages: 1,
    counts: [
      { type: 'PL', total: 4 },
      { type: 'H', total: 0 },
      { type: 'PR', total: 2 },
    ],
    shown: null,
    ...change,
  });
const unread = (messages: number, ids: string[]) =>
  success({ unreadMessage: messages + ids.length, ids, messages });

beforeEach(() => storeToken('T'.repeat(43)));

function open(search: MessagesSearch, answers: Answers = {}, { rewards = 0, missions = 0 } = {}) {
  const sent = fakePlatform({
    [UNREAD]: () => unread(2, ['7', '8', '9']),
    [LIST]: () => success({ messages: [], nextCursor: null }),
    [CENTER]: () => center([item()]),
    ...answers,
  });
  const onClose = vi.fn<() => void>();
  renderPage(<MessagesPage search={search} rewards={rewards} missions={missions} onClose={onClose} />);
  return { sent, onClose };
}
const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('[HDR-08] the number at the bell is explained part by part, each leading to it, and each tab has its own', async () => {
  open({}, {}, { rewards: 1 });
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(
    within(waiting)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    '2 messages /member/messageV2',
    '3 pieces of news /member/messageV2?tab=news',
    '1 reward to take /member/rewardCenter',
  ]);
  expect(hrefs('What to show')).toEqual([
    'Messages22 unread /member/messageV2',
    'News33 unread /member/messageV2?tab=news',
  ]);
  expect(await screen.findByText('No messages yet')).toBeTruthy();
});

test('[HDR-08] where nothing waits that is said', async () => {
  open({}, { [UNREAD]: () => unread(0, []) });
  expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
  expect(screen.queryByText(/missions? can be taken/)).toBeNull();
});

test('[HDR-08] [MEM-02] missions, which the reward center counts and the bell does not, are named beside', async () => {
  open({}, { [UNREAD]: () => unread(0, []) }, { missions: 6 });
  expect(await screen.findByText(/Besides, 6 missions can be taken/)).toBeTruthy();
  expect(screen.queryByText('Nothing waits for you.')).toBeNull();
});

test('[MSG-01] news that do not load say why and come with a retry; a kind without any leads back to all', async () => {
  let times = 0;
  open(
    { tab: 'news', type: 'PR' },
    {
      [CENTER]: () => ((times += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : center([])),
    },
  );
  expect(screen.getByRole('status', { name: 'Loading the news' })).toBeTruthy();
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const back = await screen.findByRole('link', { name: 'Show all news' });
  expect(back.getAttribute('href')).toBe('/member/messageV2?tab=news');
});

test('[MSG-01] kinds that there are, pages and each piece have an address; a banner leads where it leads', async () => {
  open(
    { tab: 'news', type: 'PL', page: 2 },
    {
      [CENTER]: () =>
        center([item(), item({ id: 'b-home1', type: 'B', title: 'Play', publishedAt: null, link: '/rng' })], {
          pages: 3,
        }),
    },
  );
  await screen.findByRole('heading', { name: 'The river is high' });
  expect(hrefs('Kind of news')).toEqual([
    'All /member/messageV2?tab=news',
    'Notices /member/messageV2?tab=news&type=PL',
    'Promotions /member/messageV2?tab=news&type=PR',
  ]);
  expect(hrefs('Pages')).toEqual([
    '1 /member/messageV2?tab=news&type=PL',
    '2 /member/messageV2?tab=news&type=PL&page=2',
    '3 /member/messageV2?tab=news&type=PL&page=3',
  ]);
  expect(screen.getByRole('link', { name: 'Read more: The river is high' }).getAttribute('href')).toBe(
    '/member/messageV2?tab=news&type=PL&page=2&show=7',
  );
  expect(screen.getByRole('link', { name: 'Go there: Play' }).getAttribute('href')).toBe('/rng');
  // Words, whatever they look like.
  expect(screen.getAllByText('Boats wait <b>.')).toHaveLength(2);
});

test('[MSG-01] an address opens one piece over the list, and closing it leaves the list', async () => {
  const { onClose, sent } = open(
    { tab: 'news', show: '42' },
    { [CENTER]: () => center([item()], { shown: item({ id: '42', title: 'An old one' }) }) },
  );
  const dialog = await screen.findByRole('dialog', { name: 'An old one' });
  expect(within(dialog).getByText('Boats wait <b>.')).toBeTruthy();
  expect(sent.some(({ url }) => url.includes('show=42'))).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('[HDR-08] what is on the screen is read, told once, and still marked as new while it stays', async () => {
  let read = false;
  const { sent } = open(
    { tab: 'news' },
    {
      [CENTER]: () => center([item({ read })]),
      [READ]: () => {
        read = true;
        return success({ unreadMessage: 2 });
      },
    },
  );
  expect(await screen.findByText('New')).toBeTruthy();
  const posts = () => sent.filter(({ url }) => url === READ).map(({ body }) => body);
  await expect.poll(posts).toEqual([JSON.stringify({ ids: ['7'] })]);
  await expect.poll(() => sent.filter(({ url }) => url.startsWith(`${CENTER}?`)).length).toBe(2);
  expect(screen.getByText('New')).toBeTruthy();
  expect(posts()).toHaveLength(1);
});
