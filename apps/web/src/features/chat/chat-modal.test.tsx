import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { EVEN, ODD, sampleMessage, samplePage } from '#testing/sample-chat.ts';
import { ChatModal } from './chat-modal.tsx';

const ROOMS = '/wps/relay/CBS_modelList';
const LINES = '/wps/chat/messages';
const SEND = '/wps/chat/message';
const REPORT = '/wps/chat/report';
const MUTE = '/wps/chat/mute';

beforeEach(() => {
  storeToken('T'.repeat(43));
  useModalStore.setState({ open: null, under: null });
});

function open(answers: Answers) {
  const sent = fakePlatform({
    [ROOMS]: () => success({ list: [{ room: 'tea', name: 'Tea stall', about: 'Be kind.' }] }),
    [LINES]: () => success(samplePage([1, 2, 3], { me: EVEN })),
    ...answers,
  });
  const onClose = vi.fn<() => void>();
  renderPage(<ChatModal room="tea" onClose={onClose} />);
  return { sent, onClose, bodies: (path: string) => sent.filter(({ url }) => url === path).map(bodyOf) };
}
const bodyOf = ({ body = '{}' }: { body?: string }) => JSON.parse(body) as Record<string, unknown>;
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your line');

test('[MSG-04] a chat that cannot be loaded says why and is asked for again', async () => {
  let asked = 0;
  open({
    [LINES]: () =>
      (asked += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success(samplePage([1])),
  });
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('line 1')).toBeTruthy();
});

test('[MSG-04] an empty room says so', async () => {
  open({ [LINES]: () => success(samplePage([])) });
  expect(await screen.findByText('Nobody has said anything yet')).toBeTruthy();
});

test.each([
  ['trial', 'In free play you can read along'],
  ['silenced', 'not write at the moment'],
] as const)('[MSG-04] who may only read (%s) is told why, and finds no field', async (mayWrite, text) => {
  open({ [LINES]: () => success(samplePage([1], { mayWrite })) });
  await screen.findByText(text, { exact: false });
  expect(screen.queryByLabelText('Your line')).toBeNull();
  expect(screen.getByText('line 1')).toBeDefined();
});

test('[MSG-04] a line that is too long or empty is not sent', async () => {
  const { bodies } = open({});
  const input = await field();
  for (const value of ['   ', 'ক'.repeat(281)]) {
    fireEvent.change(input, { target: { value } });
    fireEvent.keyDown(input, { key: 'Enter' });
  }
  expect(screen.getByText('1 character too many')).toBeDefined();
  expect(bodies(SEND)).toEqual([]);
});

test('[MSG-04] T28: too fast is said, the line stays, and it is sent again under the same operation id', async () => {
  let asked = 0;
  const { bodies } = open({
    [SEND]: () =>
      (asked += 1) === 1
        ? failure(429, 'TOO_MANY_REQUESTS', 'Please wait 2 seconds.')
        : success({ ...sampleMessage(4), text: 'hello there' }),
  });
  const input = await field();
  fireEvent.change(input, { target: { value: ' hello  there ' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await screen.findByText('Please wait 2 seconds.');
  expect(input.value).toBe(' hello  there ');
  fireEvent.click(screen.getByLabelText('Send'));
  await expect.poll(() => input.value).toBe('');
  const [first, second] = bodies(SEND);
  expect(first).toMatchObject({ room: 'tea', text: 'hello there' });
  expect(second).toEqual(first);
  expect(within(screen.getByRole('log')).getByText('hello there')).toBeDefined();
});

test('[MSG-04] T28: lines are words, whatever they look like', async () => {
  const text = '<img src=x onerror=alert(1)> https://evil.example/win';
  open({ [LINES]: () => success({ ...samplePage([1]), messages: [{ ...sampleMessage(1), text }] }) });
  const log = await screen.findByRole('log', { name: 'Tea stall' });
  expect(log.textContent).toContain(text);
  expect(log.querySelector('a')).toBeNull();
  // The only picture is the writer's own.
  expect([...log.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
    sampleMessage(1).iconUrl,
  ]);
});

test('[MSG-04] a bot is called one beside its name, and in each line that follows', async () => {
  const [first, second] = [1, 3].map((place) => ({ ...sampleMessage(place), name: 'Doyel', isBot: true }));
  open({ [LINES]: () => success({ ...samplePage([1]), messages: [first, second, sampleMessage(4)] }) });
  const log = await screen.findByRole('log', { name: 'Tea stall' });
  expect(within(log).getByText('bot').previousElementSibling?.textContent).toBe('Doyel');
  expect(within(log).getByText('Doyel (bot):')).toBeDefined();
});

test('[MSG-04] T28: a line of another is reported with a reason; one’s own has no such button', async () => {
  const { bodies } = open({ [REPORT]: () => success({ reported: true }) });
  await screen.findByText('line 2');
  expect(screen.queryByLabelText('Report or hide s•••a')).toBeNull();
  fireEvent.click(screen.getAllByLabelText('Report or hide r•••m')[0] as HTMLElement);
  fireEvent.click(screen.getByText('Report this line'));
  fireEvent.click(screen.getByText('Offers or asks for money'));
  await expect.poll(() => bodies(REPORT)).toEqual([{ id: 'm1', reason: 'money' }]);
  await expect.poll(() => screen.queryByText('What is wrong with this line?')).toBeNull();
});

test('[MSG-04] T28: whoever is hidden is no longer read, and can be shown again', async () => {
  const { bodies } = open({ [MUTE]: (request) => success(bodyOf(request)) });
  await screen.findByText('line 1');
  fireEvent.click(screen.getAllByLabelText('Report or hide r•••m')[0] as HTMLElement);
  fireEvent.click(screen.getByText('Hide r•••m'));
  await expect.poll(() => screen.queryByText('line 1')).toBeNull();
  fireEvent.click(screen.getByText('1 person hidden'));
  fireEvent.click(screen.getByText('Show r•••m again'));
  await screen.findByText('line 1');
  expect(bodies(MUTE)).toEqual([
    { author: ODD, muted: true },
    { author: ODD, muted: false },
  ]);
});

test('[MSG-04] older lines come when asked for, above the others', async () => {
  open({
    [LINES]: ({ url }) =>
      success(url.includes('cursor=c1') ? samplePage([1, 2]) : samplePage([3, 4], { nextCursor: 'c1' })),
  });
  fireEvent.click(await screen.findByText('Show older lines'));
  await screen.findByText('line 1');
  const lines = [...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines.filter((text) => text?.startsWith('line'))).toEqual(['line 1', 'line 2', 'line 3', 'line 4']);
  expect(screen.queryByText('Show older lines')).toBeNull();
});

test('[MOD-03, MOD-05] the chat has a name and closes on Escape', async () => {
  const { onClose } = open({});
  await screen.findByText('line 1');
  fireEvent(screen.getByRole('dialog', { name: 'Chat' }), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
