import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { wasShownHere } from '#lib/session/hand-over-codes.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { PhoneModal } from './phone-modal.tsx';
import { qrPath } from '#features/security/qr-path.ts';

const TOKEN = 'T'.repeat(43);
const CREATE = '/wps/session/handOver';
const handOver = (count: number) =>
  success({
    id: `id-${count}`,
    url: `http://site.test/?token=${'C'.repeat(42)}${count}&lang=en`,
    expiresInSeconds: 60,
  });

beforeEach(clearSession);

/** The drawing on the screen; two texts never have the same. */
const shown = () => document.querySelector('svg[role=img] path')?.getAttribute('d');
const drawingOf = (text: string) => qrPath(text).path;

test('[SID-06] T19: the code on the screen carries language and a one-time code, never the token', async () => {
  storeToken(TOKEN);
  fakePlatform({ [CREATE]: () => handOver(1) });
  renderPage(<PhoneModal isMember onClose={() => undefined} />);
  await screen.findByRole('img', { name: 'QR code' });
  expect(shown()).toBe(drawingOf(`http://site.test/?token=${'C'.repeat(42)}1&lang=en`));
  expect(document.body.innerHTML).not.toContain(TOKEN);
  expect(wasShownHere('id-1')).toBe(true);
});

test('[SID-06] a new code is drawn before the old one ends, and none once it is closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeToken(TOKEN);
  let made = 0;
  fakePlatform({ [CREATE]: () => handOver((made += 1)) });
  const page = renderPage(<PhoneModal isMember onClose={() => undefined} />);
  await expect.poll(() => made).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(50_500));
  expect(made).toBe(2);
  await expect.poll(shown).toBe(drawingOf(`http://site.test/?token=${'C'.repeat(42)}2&lang=en`));
  page.unmount();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(made).toBe(2);
  vi.useRealTimers();
});

test('[SID-06] a visitor gets the plain address and no code is made', async () => {
  const sent = fakePlatform({});
  renderPage(<PhoneModal isMember={false} onClose={() => undefined} />);
  await screen.findByRole('img', { name: 'QR code' });
  expect(shown()).toBe(drawingOf(`${location.origin}/?lang=en`));
  expect(sent).toEqual([]);
});

test('[ERR-05] a code that did not come says so, in the place of the picture, and can be asked for again', async () => {
  storeToken(TOKEN);
  let made = 0;
  fakePlatform({
    [CREATE]: () =>
      (made += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : handOver(made),
  });
  renderPage(<PhoneModal isMember onClose={() => undefined} />);
  await screen.findByText('The service is busy.');
  act(() => screen.getByText('Try again').click());
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeDefined();
});

test('[ERR-05] what is too long for a QR code is refused rather than drawn', () => {
  expect(() => qrPath('x'.repeat(4000))).toThrow('Data too long');
});
