import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { HandOverAsked } from './hand-over-asked.tsx';

const CONFIRM = '/wps/session/handOver/confirm';
const ID = '5f0c1a52-0c9a-4f5e-8a3a-000000000001';

beforeEach(() => storeToken('T'.repeat(43)));

function ask() {
  const onClose = vi.fn<() => void>();
  renderPage(<HandOverAsked id={ID} device="Chrome 128, Android" onClose={onClose} />);
  return onClose;
}

test('[SID-06] T19: the device is named, and a no is told to the server', async () => {
  const sent = fakePlatform({ [CONFIRM]: () => success({ allowed: false }) });
  const onClose = ask();
  expect(screen.getByText('Chrome 128, Android')).toBeDefined();
  fireEvent.click(screen.getByText('No'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ id: ID, allow: false });
});

test('[SID-06] T19: only a yes lets it in', async () => {
  const sent = fakePlatform({ [CONFIRM]: () => success({ allowed: true }) });
  const onClose = ask();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByText('Yes, it is mine'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ id: ID, allow: true });
});

test('[SID-06] an answer that comes too late says so', async () => {
  fakePlatform({ [CONFIRM]: () => failure(400, 'TICKET_INVALID', 'This step has expired.') });
  const onClose = ask();
  fireEvent.click(screen.getByText('Yes, it is mine'));
  await screen.findByText('This step has expired.');
  expect(onClose).not.toHaveBeenCalled();
});
