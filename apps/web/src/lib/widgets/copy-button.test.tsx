import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { CopyButton } from './copy-button.tsx';

afterEach(() => vi.restoreAllMocks());

test('[MEM-04] what was copied is said, and the button is ready again after a while', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderPage(<CopyButton text="MD-7" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
  expect(write).toHaveBeenCalledWith('MD-7');
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeDefined();
});

test('[MEM-04] where copying is not allowed nothing is claimed', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  renderPage(<CopyButton text="MD-7" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  expect(screen.getByRole('status').textContent).toBe('');
});
