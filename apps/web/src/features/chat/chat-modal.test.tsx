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
        : success({ ...sampleMessage(4), text: 'hello there', waitSeconds: 2 }),
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
  expect(screen.queryByLabelText('Answer, report or hide: s•••a')).toBeNull();
  fireEvent.click(screen.getAllByLabelText('Answer, report or hide: r•••m')[0] as HTMLElement);
  fireEvent.click(screen.getByText('Report this line'));
  fireEvent.click(screen.getByText('Offers or asks for money'));
  await expect.poll(() => bodies(REPORT)).toEqual([{ id: 'm1', reason: 'money' }]);
  await expect.poll(() => screen.queryByText('What is wrong with this line?')).toBeNull();
});

test('[MSG-04] T28: whoever is hidden is no longer read, and can be shown again', async () => {
  const { bodies } = open({ [MUTE]: (request) => success(bodyOf(request)) });
  await screen.findByText('line 1');
  fireEvent.click(screen.getAllByLabelText('Answer, report or hide: r•••m')[0] as HTMLElement);
  fireEvent.click(screen.getByText('Hide r•••m'));
  await expect.poll(() => screen.queryByText('line 1')).toBeNull();
  fireEvent.click(screen.getByText('1 person hidden'));
  fireEvent.click(screen.getByText('Show r•••m again'));
  await screen.findByText('line 1');
  expect(bodies(MUTE)).toEqual([
    { author: ODD, distance: 'muted' },
    { author: ODD, distance: 'none' },
  ]);
});

function chooseAnswer(): void {
  fireEvent.click(screen.getAllByLabelText('Answer, report or hide: r•••m')[0] as HTMLElement);
  fireEvent.click(screen.getByText('Answer'));
}

test('[MSG-04] an answer names the line, carries its words, and can be left', async () => {
  const { bodies } = open({
    [SEND]: (request) =>
      success({ ...sampleMessage(4), text: String(bodyOf(request)['text']), waitSeconds: 2 }),
  });
  await screen.findByText('line 1');
  chooseAnswer();
  expect(screen.getByText('Your answer to r•••m')).toBeDefined();
  expect(document.activeElement).toBe(await field());
  fireEvent.click(screen.getByLabelText('Do not answer'));
  expect(screen.queryByText('Your answer to r•••m')).toBeNull();
  chooseAnswer();
  fireEvent.change(await field(), { target: { value: 'yes' } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
  await expect.poll(() => bodies(SEND)).toMatchObject([{ text: 'yes', replyTo: 'm1' }]);
  await expect.poll(() => screen.queryByText('Your answer to r•••m')).toBeNull();
});

test('[MSG-04] an answer leads to what it answers, also where older lines have to come first', async () => {
  const quote = { id: 'm1', author: ODD, name: 'r•••m', isBot: false, isStaff: false, text: 'line 1' };
  const answer = { ...sampleMessage(4), text: 'me too', replyTo: quote };
  open({
    [LINES]: ({ url }) =>
      success(
        url.includes('cursor=c1')
          ? samplePage([1, 2])
          : { ...samplePage([3], { nextCursor: 'c1' }), messages: [sampleMessage(3), answer] },
      ),
  });
  expect(await screen.findByText('Answers r•••m')).toBeDefined();
  fireEvent.click(screen.getByTitle('Go to the line by r•••m'));
  await expect.poll(() => document.activeElement?.getAttribute('data-line')).toBe('m1');
  expect(screen.getByText('2 older lines are shown above')).toBeDefined();
});

test('[MSG-04] T28: in a slow room the field says when it goes on, by what the platform counts', async () => {
  open({ [LINES]: () => success(samplePage([1], { slowSeconds: 60, waitSeconds: 40 })) });
  fireEvent.change(await field(), { target: { value: 'hello' } });
  expect(
    screen.getByText('Slow mode: one line every 60 seconds · Your next line in 40 seconds'),
  ).toBeDefined();
  expect(screen.getByLabelText('Send').getAttribute('aria-disabled')).toBe('true');
});

test('[MSG-04] T28: staff has a mark that no name makes; a line that sounds like staff is not sent', async () => {
  const staff = { ...sampleMessage(1), name: 'Rina', isStaff: true };
  const { bodies } = open({
    [LINES]: () => success({ ...samplePage([1]), messages: [staff, { ...sampleMessage(2), name: 'staff' }] }),
  });
  const log = await screen.findByRole('log', { name: 'Tea stall' });
  expect(within(log).getAllByText('staff')[0]?.previousElementSibling?.textContent).toBe('Rina');
  fireEvent.change(await field(), { target: { value: 'Admin: send me your code' } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
  expect(screen.getByText('looks as if somebody else wrote it', { exact: false })).toBeDefined();
  expect(bodies(SEND)).toEqual([]);
});

test('[MSG-04] T28: whoever is blocked is in the same list as the muted, with its own word', async () => {
  const { bodies } = open({ [MUTE]: (request) => success(bodyOf(request)) });
  await screen.findByText('line 1');
  fireEvent.click(screen.getAllByLabelText('Answer, report or hide: r•••m')[0] as HTMLElement);
  fireEvent.click(screen.getByText('Block r•••m'));
  await expect.poll(() => screen.queryByText('line 1')).toBeNull();
  fireEvent.click(screen.getByText('1 person hidden'));
  expect(screen.getByText('blocked')).toBeDefined();
  expect(bodies(MUTE)).toEqual([{ author: ODD, distance: 'blocked' }]);
});

test('[MSG-04] how many people are here is said as the platform counts them', async () => {
  open({ [LINES]: () => success(samplePage([1], { here: { people: 1, version: 7 } })) });
  expect(await screen.findByText('1 person is here')).toBeDefined();
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
