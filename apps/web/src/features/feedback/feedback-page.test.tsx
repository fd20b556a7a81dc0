import type { Feedback } from '@maidan/contract/feedback/feedback.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { FeedbackPage } from './feedback-page.tsx';

const PATH = '/wps/member/feedback';
const SEND = '/wps/feedback';
const PICTURES = ['6f1c8f0e-7c86-4d6d-9d0b-0d6a3f8b1a01', '6f1c8f0e-7c86-4d6d-9d0b-0d6a3f8b1a02'];
const asked = (change: Partial<Feedback> = {}): Feedback => ({
  id: '7',
  type: 'game',
  content: 'The kite <b>fell</b>.',
  pictures: [],
  state: 'open',
  sentAt: '2026-11-15T10:00:00.000Z',
  answer: null,
  ...change,
});
const list = (feedback: Feedback[], nextCursor: string | null = null) => success({ feedback, nextCursor });
const show = (answers: Answers) => {
  const sent = fakePlatform(answers);
  return { sent, ...renderPage(<FeedbackPage />) };
};
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const posts = (sent: { method: string; body?: string }[]) =>
  sent
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => JSON.parse(body ?? '') as { operationId: string });

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  storeToken('T'.repeat(43));
});
afterEach(() => vi.unstubAllGlobals());

test('[MEM-13] what was written does not load, says why, and comes with a retry; nothing yet is said so', async () => {
  let times = 0;
  show({
    [PATH]: () => ((times += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : list([])),
  });
  expect(screen.getByRole('status', { name: 'Loading what you wrote' })).toBeTruthy();
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have not written yet')).toBeTruthy();
});

test('[MEM-13] too few letters go nowhere; a refusal keeps the words, and the same words keep their id', async () => {
  const { sent } = show({
    [PATH]: () => list([]),
    [SEND]: () => failure(429, 'FEEDBACK_TOO_MANY', 'That is enough for today.'),
  });
  await screen.findByText('You have not written yet');
  write('Why?');
  send();
  expect(await screen.findByText('Please write between 10 and 1,000 letters.')).toBeTruthy();
  expect(posts(sent)).toHaveLength(0);
  write('Where is my deposit?');
  for (const times of [1, 2]) {
    send();
    await expect.poll(() => posts(sent).length).toBe(times);
    await screen.findByText('That is enough for today.');
  }
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Where is my deposit?');
  write('Where is my deposit of today?');
  send();
  await expect.poll(() => posts(sent).length).toBe(3);
  const ids = posts(sent).map(({ operationId }) => operationId);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('[MEM-13] a question that went makes room for the next and stands in the list, read as text alone', async () => {
  const kept: Feedback[] = [];
  show({
    [PATH]: () => list([...kept]),
    [SEND]: () => {
      kept.push(asked({ state: 'answered', answer: { text: 'The wind.', at: '2026-11-15T11:00:00.000Z' } }));
      return success(kept[0]);
    },
  });
  await screen.findByText('You have not written yet');
  write('The kite <b>fell</b>.');
  send();
  expect(await screen.findByText('The kite <b>fell</b>.', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText('The wind.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
    'Thank you. We read it and answer here.',
  ]);
});

test('[MEM-13] own pictures stand small beside the words and open large, by mouse and by keys', async () => {
  storeToken('T'.repeat(43));
  const asks: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asks.push(`${new URL(url, 'http://x').searchParams.get('size')} ${headers['authorization'] ?? ''}`);
    return new Response(new Blob(['picture'], { type: 'image/jpeg' }));
  });
  show({ [PATH]: () => list([asked({ pictures: PICTURES })]) });
  const small = await screen.findByRole('button', { name: 'Open picture 1' });
  const seen = (await within(small).findByAltText('Picture 1')).getAttribute('src');
  expect(seen?.startsWith('data:image/jpeg;base64,')).toBe(true);
  fireEvent.click(small);
  const dialog = within(document.querySelector('dialog') as HTMLElement);
  expect(dialog.getByRole('heading', { name: 'Picture 1 of 2' })).toBeTruthy();
  expect(await dialog.findByAltText('Picture 1')).toBeTruthy();
  fireEvent.keyDown(dialog.getByAltText('Picture 1'), { key: 'ArrowRight' });
  expect(await dialog.findByRole('heading', { name: 'Picture 2 of 2' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('heading', { name: 'Picture 1 of 2' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(document.querySelector('dialog')).toBeNull();
  expect(asks).toContain(`small Bearer ${'T'.repeat(43)}`);
  expect(asks).toContain(`whole Bearer ${'T'.repeat(43)}`);
});

test('[MEM-13] a picture that does not come says why, and is asked for again', async () => {
  let broken = true;
  vi.stubGlobal('fetch', async () =>
    broken
      ? Response.json(failure(404, 'NOT_FOUND', 'This does not exist.').body, { status: 404 })
      : new Response(new Blob(['picture'], { type: 'image/jpeg' })),
  );
  show({ [PATH]: () => list([asked({ pictures: PICTURES.slice(0, 1) })]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Open picture 1' }));
  const dialog = within(document.querySelector('dialog') as HTMLElement);
  expect(await dialog.findByText('This does not exist.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull();
  broken = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByAltText('Picture 1')).toBeTruthy();
});
