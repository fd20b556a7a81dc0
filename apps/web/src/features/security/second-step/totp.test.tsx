import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { TotpRemoveDialog, TotpSetUpDialog } from './totp.tsx';

const SECRET = 'JBSWY3DPEHPK3PXP';
const START = {
  '/wps/member/totp/start': () => success({ secret: SECRET, url: `otpauth://totp/M:rahim?secret=${SECRET}` }),
};
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeEach(() => storeToken('T'.repeat(43)));

test('[LOG-13] a refused set-up says why', async () => {
  fakePlatform({
    '/wps/member/totp/start': () => failure(403, 'HELD_FOR_SAFETY', 'This waits until tomorrow.'),
  });
  renderPage(<TotpSetUpDialog onClose={() => undefined} />);
  expect(await screen.findByText('This waits until tomorrow.')).toBeDefined();
});

test('[LOG-13] a wrong first code stands beside its field, and the same key stays', async () => {
  const sent = fakePlatform({
    ...START,
    '/wps/member/totp/confirm': () => failure(400, 'CODE_WRONG', 'Please enter a valid verification code'),
  });
  renderPage(<TotpSetUpDialog onClose={() => undefined} />);
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  type('Enter the code that the app shows.', '000000');
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('Please enter a valid verification code');
  expect(sent.filter(({ url }) => url === '/wps/member/totp/start')).toHaveLength(1);
});

test('[LOG-13] the app is put in force by its first code; its key is a picture and a text to copy', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  const recoveryCodes = ['ABCDE-23456', 'FGHJK-78923'];
  fakePlatform({ ...START, '/wps/member/totp/confirm': () => success({ on: true, recoveryCodes }) });
  const onClose = vi.fn<() => void>();
  renderPage(<TotpSetUpDialog onClose={onClose} />);
  await screen.findByRole('img', { name: 'QR code' });
  fireEvent.click(screen.getByLabelText('Copy'));
  expect(copied).toHaveBeenCalledWith(SECRET);
  type('Enter the code that the app shows.', '123 456');
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  // The recovery codes are shown this once, to be kept elsewhere.
  await screen.findByText('ABCDE-23456');
  fireEvent.click(screen.getByLabelText('Copy'));
  expect(copied).toHaveBeenLastCalledWith(recoveryCodes.join('\n'));
  fireEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(onClose).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('[LOG-13] the app is removed only with password and code', async () => {
  const sent = fakePlatform({
    '/wps/member/totp/remove': () => failure(400, 'CODE_WRONG', 'Please enter a valid verification code'),
  });
  renderPage(<TotpRemoveDialog onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Please enter your login password.');
  expect(sent).toEqual([]);
  type('Login password', 'right');
  type('6-digit code', '000000');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Please enter a valid verification code');
});
