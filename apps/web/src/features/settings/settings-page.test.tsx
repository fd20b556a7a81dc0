import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { renderPage } from '#testing/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

afterEach(() => useModalStore.setState({ open: null, under: null }));

test('[MEM-13] theme, language, help, feedback, the app and safety are one press away', () => {
  renderPage(<SettingsPage />);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/member/limits', '/member/securityCenter', '/member/feedback', '/service', '/app']);
  expect(screen.getByText('English')).toBeTruthy();
});

test('[MEM-13] language and sign-out ask before they act', () => {
  renderPage(<SettingsPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Change language' }));
  expect(useModalStore.getState().open?.name).toBe('language');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(useModalStore.getState().open?.name).toBe('logout');
});
