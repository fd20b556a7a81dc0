import type { Protection } from '@maidan/contract/protection/protection.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LimitsPage } from './limits-page.tsx';

const STATE = '/wps/protection/state';
const SET = '/wps/protection/limit';
const BREAK = '/wps/protection/break';
const none: Protection = { currencySymbol: '৳', limits: [], break: null, realityMinutes: 60 };
const stake: Protection['limits'][number] = {
  kind: 'stake',
  period: 'day',
  value: '500.00',
  used: '125.00',
  left: '375.00',
  wish: null,
};

beforeEach(() => storeToken('T'.repeat(43)));

const bodies = (sent: readonly { url: string; body?: string }[], path: string) =>
  sent.filter(({ url }) => url === path).map(({ body }): unknown => JSON.parse(body ?? 'null'));

test('R1: nothing is sent before an amount makes sense; then the limit stands with what is left', async () => {
  const sent = fakePlatform({
    [STATE]: () => success(none),
    [SET]: () => success({ outcome: 'set', protection: { ...none, limits: [stake] } }),
  });
  renderPage(<LimitsPage onBreakBegun={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Stake limit, In 24 hours: set' }));
  fireEvent.change(screen.getByLabelText('Amount in ৳'), { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  await screen.findByText('Please enter an amount above zero, such as 500.');
  expect(bodies(sent, SET)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Amount in ৳'), { target: { value: '৫০০' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  await screen.findByText('৳375.00 left of ৳500.00');
  expect(bodies(sent, SET)).toEqual([{ kind: 'stake', period: 'day', value: '500.00' }]);
});

test('R1: a looser limit that is ripe asks once more, and keeping the present one is the first choice', async () => {
  const wish = {
    value: '900.00',
    from: '2026-11-15T10:00:00.000Z',
    until: '2026-11-22T10:00:00.000Z',
    ripe: true,
  };
  const sent = fakePlatform({
    [STATE]: () => success({ ...none, limits: [{ ...stake, wish }] }),
    [SET]: () => success({ outcome: 'withdrawn', protection: { ...none, limits: [stake] } }),
  });
  renderPage(<LimitsPage onBreakBegun={() => undefined} />);
  await screen.findByRole('button', { name: 'Change to: ৳900.00' });
  fireEvent.click(screen.getByRole('button', { name: 'Keep ৳500.00' }));
  await expect.poll(() => screen.queryByText(/Is that still what you want/)).toBeNull();
  expect(bodies(sent, SET)).toEqual([{ kind: 'stake', period: 'day', value: '500.00' }]);
});

test('R2: a break says what it does before it begins; a refusal is read there', async () => {
  let tries = 0;
  const sent = fakePlatform({
    [STATE]: () => success(none),
    [BREAK]: () =>
      (tries += 1) === 1
        ? failure(409, 'BREAK_NOT_SHORTER', 'Your break already lasts longer.')
        : success({ ...none, break: { kind: 'timeout', until: '2026-11-22T10:00:00.000Z' } }),
  });
  const onBegun = vi.fn<() => void>();
  renderPage(<LimitsPage onBreakBegun={onBegun} />);
  fireEvent.click(await screen.findByLabelText('7 days'));
  fireEvent.click(screen.getByRole('button', { name: 'Take a break' }));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(/you can withdraw your money at any time/);
  fireEvent.click(dialog.getByRole('button', { name: 'Begin now' }));
  await dialog.findByText('Your break already lasts longer.');
  expect(onBegun).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Begin now' }));
  await expect.poll(() => onBegun.mock.calls.length).toBe(1);
  expect(bodies(sent, BREAK)).toEqual([{ length: '7d' }, { length: '7d' }]);
});
