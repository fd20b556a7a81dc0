import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function question(onConfirm: () => void, error: Error | null) {
  return (
    <ConfirmDialog
      title="Remove it?"
      text="It will be gone."
      closeLabel="Close"
      cancel="Keep it"
      confirm="Remove"
      pending={false}
      error={error}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />
  );
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Remove' }));

test('[ERR-02] two presses between two drawings count once; after a refusal it can be tried again', () => {
  const onConfirm = vi.fn<() => void>();
  const { rerender } = render(question(onConfirm, null));
  press();
  press();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  rerender(question(onConfirm, new Error('Not now.')));
  expect(screen.getByRole('alert').textContent).toBe('Not now.');
  press();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
