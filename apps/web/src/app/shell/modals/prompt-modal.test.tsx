import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { PromptModal } from './prompt-modal.tsx';

test('[MOD-04] neither a press outside nor Escape answers, and there is no other way out; a long text scrolls', () => {
  const [onClose, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderPage(
    <PromptModal kind="confirm" message={'Sure? '.repeat(100)} onConfirm={onConfirm} onClose={onClose} />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  fireEvent.mouseDown(dialog.parentElement ?? dialog);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Confirm']);
  expect(dialog.className).toContain('dialog-prompt');
  expect(screen.getByText(/^Sure\?/).tabIndex).toBe(0);
});

test('cancel closes and does nothing else', () => {
  const [onClose, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderPage(<PromptModal kind="confirm" message="Sure?" onConfirm={onConfirm} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('two quick presses on confirm act once', () => {
  const [onClose, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderPage(<PromptModal kind="confirm" message="Sure?" onConfirm={onConfirm} onClose={onClose} />);
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
