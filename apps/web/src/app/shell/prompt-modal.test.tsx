import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { PromptModal } from './prompt-modal.tsx';

test('[MOD-04] a press outside does not answer; the text can be scrolled and the box has its fixed shape', () => {
  const [onClose, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderPage(
    <PromptModal kind="confirm" message={'Sure? '.repeat(100)} onConfirm={onConfirm} onClose={onClose} />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  fireEvent.mouseDown(dialog.parentElement ?? dialog);
  expect(onClose).not.toHaveBeenCalled();
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
