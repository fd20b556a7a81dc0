import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

const cancel = (dialog: HTMLElement): boolean => fireEvent(dialog, new Event('cancel', { cancelable: true }));

function open(dismissable: boolean, closeOnOutsideClick = true) {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog
      title="Log in"
      closeLabel="Close"
      dismissable={dismissable}
      closeOnOutsideClick={closeOnOutsideClick}
      onClose={onClose}
    >
      <p>Inside</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Log in' }) };
}

test('[MOD-05] a modal that must be answered ignores Escape and a press outside, and has no close button', () => {
  const { onClose, dialog } = open(false);
  cancel(dialog);
  fireEvent.mouseDown(dialog);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('[MOD-05] a modal that must be answered stands there again when the browser has closed it', () => {
  const { onClose, dialog } = open(false);
  (dialog as HTMLDialogElement).close();
  fireEvent(dialog, new Event('close'));
  expect(dialog).toHaveProperty('open', true);
  expect(onClose).not.toHaveBeenCalled();
});

test('[MOD-04] a press outside does not close where that is told', () => {
  const { onClose, dialog } = open(true, false);
  fireEvent.mouseDown(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('[MOD-05] Escape closes where it may, through the owner and not by itself', () => {
  const { onClose, dialog } = open(true);
  expect(cancel(dialog)).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press inside is no press outside', () => {
  const { onClose } = open(true);
  fireEvent.mouseDown(screen.getByText('Inside'));
  expect(onClose).not.toHaveBeenCalled();
});

test('[MOD-05] focus goes back to where it was', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const { unmount } = render(
    <Dialog title="Log in" closeLabel="Close" onClose={() => undefined}>
      <input aria-label="Username" />
    </Dialog>,
  );
  screen.getByLabelText('Username').focus();
  unmount();
  expect(document.activeElement).toBe(button);
});
