import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { ownDevice } from './subscribe.ts';

const NOTICES = '/wps/member/notices';
const DEVICES = '/wps/member/notices/devices';
const REMOVE = '/wps/member/notices/devices/remove';
const notices = (change: object = {}) =>
  success({ publicKey: 'K'.repeat(87), kinds: [], quiet: null, devices: [], ...change });
const phone = { id: '7', device: 'Chrome 128, Android', addedAt: '2026-11-18T10:00:00.000Z' };

/** A browser that can be told, and what its owner answers when asked. */
function browser(permission: 'granted' | 'denied') {
  const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const made = {
    endpoint: 'https://fcm.googleapis.com/send/1',
    toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe,
  };
  const subscribe = vi.fn<() => Promise<typeof made>>(() => Promise.resolve(made));
  const worker = { pushManager: { subscribe, getSubscription: () => Promise.resolve(made) } };
  const requestPermission = vi.fn<() => Promise<string>>(() => Promise.resolve(permission));
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { requestPermission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(worker) },
  });
  return { subscribe, unsubscribe, requestPermission };
}
const show = (answers: Answers) => {
  const sent = fakePlatform({ [NOTICES]: () => notices(), ...answers });
  renderPage(<NoticesPanel />);
  return (path: string) =>
    sent
      .filter(({ url, method }) => method === 'POST' && url.endsWith(path))
      .map(({ body }) => JSON.parse(body ?? '{}') as unknown);
};

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

test('[MEM-13] what does not load says why; where the site sends none there is nothing, and no browser is promised what it cannot', async () => {
  let times = 0;
  show({
    [NOTICES]: () => ((times += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : notices()),
  });
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/This browser cannot be told/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Switch on here' })).toBeNull();
});

test('[MEM-13] leave is asked for after a press alone; a no is said plainly and nothing is sent', async () => {
  const { requestPermission, subscribe } = browser('denied');
  const posted = show({});
  const press = await screen.findByRole('button', { name: 'Switch on here' });
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(press);
  expect(await screen.findByText(/Your browser does not allow it/)).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
  expect([...posted(DEVICES), ...posted(NOTICES)]).toEqual([]);
});

test('[MEM-13] a device is switched on with the plain kinds, listed, and removed from the browser as well', async () => {
  const { unsubscribe } = browser('granted');
  let devices: (typeof phone)[] = [];
  const posted = show({
    [NOTICES]: ({ method }) => (method === 'GET' ? notices({ devices, kinds: [] }) : success({})),
    [DEVICES]: () => {
      devices = [phone];
      return success({ id: '7' });
    },
    [REMOVE]: () => {
      devices = [];
      return success({});
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Switch on here' }));
  expect(await screen.findByText('This device is told.')).toBeTruthy();
  expect(posted(NOTICES)).toMatchObject([{ kinds: ['withdrawal', 'message'], quiet: null }]);
  expect(posted(DEVICES)).toEqual([
    { endpoint: 'https://fcm.googleapis.com/send/1', p256dh: 'P', auth: 'A', language: 'en' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Chrome 128, Android' }));
  await screen.findByRole('button', { name: 'Switch on here' });
  expect(posted(REMOVE)).toEqual([{ id: '7' }]);
  expect([unsubscribe.mock.calls.length, ownDevice.read()]).toEqual([1, '']);
});

test('[MEM-13] kinds and quiet hours are chosen, in the hours of the reader’s own clock', async () => {
  const posted = show({
    [NOTICES]: ({ method }) =>
      method === 'GET' ? notices({ kinds: ['message'], quiet: { from: 23, until: 7 } }) : success({}),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /A reward waits/ }));
  await vi.waitFor(() => expect(posted(NOTICES)).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '9' } });
  await vi.waitFor(() => expect(posted(NOTICES)).toHaveLength(2));
  fireEvent.click(screen.getByRole('checkbox', { name: /Quiet hours/ }));
  await vi.waitFor(() => expect(posted(NOTICES)).toHaveLength(3));
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  expect(posted(NOTICES)).toMatchObject([
    { kinds: ['message', 'reward'], quiet: { from: 23, until: 7 }, zone },
    { quiet: { from: 23, until: 9 } },
    { quiet: null },
  ]);
});
