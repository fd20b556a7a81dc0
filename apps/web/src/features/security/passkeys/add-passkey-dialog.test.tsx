import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';

const START = '/wps/member/passkey/start';

test('[LOG-12] the password of a new passkey is needed, refused beside its field, and wiped with the dialog', async () => {
  storeToken('T'.repeat(43));
  const sent = fakePlatform({ [START]: () => failure(401, 'PASSWORD_WRONG', 'That is not your password.') });
  const page = renderPage(<AddPasskeyDialog hasPassword onClose={vi.fn<() => void>()} />);
  const field = screen.getByLabelText<HTMLInputElement>('Login password');
  fireEvent.submit(field.closest('form') as HTMLElement);
  await screen.findByText('Please enter your login password.');
  expect(sent.filter(({ url }) => url === START)).toEqual([]);
  fireEvent.change(field, { target: { value: 'Canary-on-a-wire-1' } });
  fireEvent.submit(field.closest('form') as HTMLElement);
  await screen.findByText('That is not your password.');
  expect(field.value).toBe('Canary-on-a-wire-1');
  page.unmount();
  expect(field.value).toBe('');
});
