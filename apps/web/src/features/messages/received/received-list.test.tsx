import type { PlatformMessage } from '@maidan/contract/messages/platform/platform-message.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ReceivedList } from './received-list.tsx';

const LIST = '/wps/member/messages';
const READ = '/wps/member/messages/read';
const REMOVE = '/wps/member/messages/remove';
const told = (change: Partial<PlatformMessage> = {}): PlatformMessage => ({
  id: '7',
  kind: 'deposit-credited',
  title: 'Your deposit has arrived',
  content: '<p>৳500.00 was added &lt;b&gt; to your balance.</p>',
  link: '/member/transactionHistory',
  sentAt: '2026-11-15T10:00:00.000Z',
  read: false,
  ...change,
});
const list = (messages: PlatformMessage[], nextCursor: string | null = null) =>
  success({ messages, nextCursor });
const show = (answers: Answers) => {
  const sent = fakePlatform(answers);
  renderPage(<ReceivedList />);
  return (path: string) =>
    sent.filter(({ method, url }) => method === 'POST' && url.includes(path)).map(({ body }) => body);
};

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  storeToken('T'.repeat(43));
});
afterEach(() => vi.unstubAllGlobals());

test('[MSG-03] messages that do not load say why and come with a retry; none yet is said so', async () => {
  let times = 0;
  show({
    [LIST]: () => ((times += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : list([])),
  });
  expect(screen.getByRole('status', { name: 'Loading your messages' })).toBeTruthy();
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('[MSG-03] a message is read when it is opened, once, and leads to what it is about', async () => {
  let read = false;
  const posts = show({
    [LIST]: () => list([told({ read })]),
    [READ]: () => {
      read = true;
      return success({ unreadMessage: 0 });
    },
  });
  const head = await screen.findByRole('button', { name: /^Your deposit has arrived/ });
  expect(head.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'To the account record' })).toBeNull();
  fireEvent.click(head);
  expect(screen.getByText('৳500.00 was added <b> to your balance.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the account record' }).getAttribute('href')).toBe(
    '/member/transactionHistory',
  );
  await expect.poll(() => screen.queryByText(/New ·/)).toBeNull();
  fireEvent.click(head);
  fireEvent.click(head);
  expect(posts(READ)).toEqual([JSON.stringify({ ids: ['7'] })]);
});

test('[MSG-03] a message is deleted, all are read, and a refusal is told', async () => {
  const kept = [told({ id: '8', title: 'First' }), told({ id: '7', title: 'Second' })];
  const posts = show({
    [LIST]: () => list([...kept]),
    [READ]: () => failure(503, 'UNAVAILABLE', 'The service is busy.'),
    [REMOVE]: () => {
      kept.shift();
      return success({ unreadMessage: 1 });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the message: First' }));
  await expect.poll(() => screen.queryByText('First')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await expect
    .poll(() => useToastStore.getState().toasts.map(({ text }) => text))
    .toContain('The service is busy.');
  expect(posts(REMOVE)).toEqual([JSON.stringify({ id: '8' })]);
  expect(posts(READ)).toEqual(['{}']);
});
