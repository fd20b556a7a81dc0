import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { renderPage } from '#testing/render-page.tsx';
import { NeedAccountModal, NeedAccountPage } from './need-account.tsx';

beforeEach(() => closeModal());

test('[LOG-09] in_need_true_account leads to a real account with one press', () => {
  renderPage(<NeedAccountModal onClose={() => undefined} />);
  expect(screen.getByText(/Free play ends here/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Open a real account' }));
  expect(useModalStore.getState().open?.name).toBe('register');
});

test('[LOG-09] a member page says the same in its own place, with the way back', () => {
  const onLater = vi.fn<() => void>();
  renderPage(<NeedAccountPage onLater={onLater} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('For real accounts');
  fireEvent.click(screen.getByRole('button', { name: 'Keep looking around' }));
  expect(onLater).toHaveBeenCalled();
});
