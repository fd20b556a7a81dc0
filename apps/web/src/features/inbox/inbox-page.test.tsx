import { listSandboxInbox } from '@maidan/contract/accounts/verification/list-sandbox-inbox.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sandboxInboxQuery } from '#lib/site/sandbox-inbox.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { InboxPage } from './inbox-page.tsx';

const SMS = {
  id: '1',
  kind: 'sms',
  to: '+8801712345678',
  subject: null,
  text: 'Your code is 482913.',
  code: '482913',
  link: null,
  at: '2026-11-15T07:00:00.000Z',
};
const MAIL = {
  ...SMS,
  id: '2',
  kind: 'mail',
  to: 'rahim@example.com',
  subject: 'A new password',
  code: null,
};

function show(messages: () => object[], to?: string) {
  const sent = fakePlatform({ [listSandboxInbox.path]: () => success({ messages: messages() }) });
  const page = renderPage(<InboxPage to={to} onFilter={() => undefined} notFound={<p>no such page</p>} />);
  return { sent, page };
}

test('[LOG-07] a message shows its code with a button that copies it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(() => [SMS]);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy code 482913' }));
  await waitFor(() => expect(write).toHaveBeenCalledWith('482913'));
});

test('[PWD-02] a link of this site can be opened; any other address is only text', async () => {
  show(() => [
    { ...MAIL, link: `http://${window.location.hostname}/reset?code=abc` },
    { ...MAIL, id: '3', link: 'javascript:alert(1)' },
  ]);
  const links = await screen.findAllByRole('link', { name: 'Open the link' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `http://${window.location.hostname}/reset?code=abc`,
  ]);
});

test('what arrives later appears without a reload', async () => {
  let messages: object[] = [];
  const { page } = show(() => messages);
  expect(await screen.findByText('Nothing was sent yet')).toBeTruthy();
  messages = [SMS];
  await page.queryClient.refetchQueries({ queryKey: sandboxInboxQuery().queryKey });
  expect(await screen.findByText('Your code is 482913.')).toBeTruthy();
});

test('where the call does not exist there is no page', async () => {
  fakePlatform({ [listSandboxInbox.path]: () => failure(404, 'NOT_FOUND', 'This does not exist.') });
  renderPage(<InboxPage to={undefined} onFilter={() => undefined} notFound={<p>no such page</p>} />);
  expect(await screen.findByText('no such page')).toBeTruthy();
});

test('a filter is asked for, and says how to see everything again', async () => {
  const { sent } = show(() => [], 'rahim@example.com');
  expect(await screen.findByText(/Nothing was sent to “rahim@example.com”/)).toBeTruthy();
  expect(sent[0]?.url).toContain('to=rahim%40example.com');
});
