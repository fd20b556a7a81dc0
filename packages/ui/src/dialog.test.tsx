import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const layerOf = (dialog: HTMLElement): HTMLElement => dialog.parentElement ?? dialog;
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
  fireEvent.mouseDown(layerOf(dialog));
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
  fireEvent.mouseDown(layerOf(dialog));
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

function openWithField() {
  const outside = document.body.appendChild(document.createElement('button'));
  const { unmount } = render(
    <Dialog title="Log in" closeLabel="Close" onClose={() => undefined}>
      <input aria-label="Username" />
    </Dialog>,
  );
  return {
    outside,
    unmount,
    close: screen.getByLabelText('Close'),
    field: screen.getByLabelText('Username'),
  };
}

test('[MOD-05] Tab goes round inside, both ways', () => {
  const { close, field } = openWithField();
  field.focus();
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(false);
  expect(document.activeElement).toBe(close);
  expect(fireEvent.keyDown(close, { key: 'Tab', shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(field);
  expect(fireEvent.keyDown(field, { key: 'Tab', shiftKey: true })).toBe(true);
});

test('[MOD-05] focus that something gives to the page below comes back, until the modal is gone', () => {
  const { outside, unmount, close } = openWithField();
  outside.focus();
  expect(document.activeElement).toBe(close);
  unmount();
  outside.focus();
  expect(document.activeElement).toBe(outside);
});

test('[MOD-05] a modal that opens by itself has the focus and not its first button, and Tab goes round from there', () => {
  (document.activeElement as HTMLElement | null)?.blur();
  const { field } = openWithField();
  const dialog = screen.getByRole('dialog');
  expect(document.activeElement).toBe(dialog);
  expect(fireEvent.keyDown(dialog, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(field);
});

test('[MOD-05] of two modals the upper one holds the focus, and Escape closes it alone where nobody but the key tells', () => {
  const [below, above] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const two = (both: boolean) => (
    <Dialog title="Below" closeLabel="Close below" onClose={below}>
      {both && (
        <Dialog title="Above" closeLabel="Close above" onClose={above}>
          <p>Inside</p>
        </Dialog>
      )}
    </Dialog>
  );
  const { rerender } = render(two(false));
  rerender(two(true));
  const upper = screen.getByRole('button', { name: 'Close above' });
  screen.getByRole('button', { name: 'Close below' }).focus();
  expect(document.activeElement).toBe(upper);
  fireEvent.keyDown(upper, { key: 'Escape' });
  expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 0]);
});

const named = (name: string) => (
  <Dialog title={name} closeLabel={`Close ${name}`} onClose={vi.fn<() => void>()}>
    <p>Inside</p>
  </Dialog>
);

test('[MOD-05] a modal over another has the focus from its first moment on', () => {
  // As browsers do it: what is shown gives the focus to the first that can take it.
  const show = vi.spyOn(HTMLDialogElement.prototype, 'show').mockImplementation(function showFocused(
    this: HTMLDialogElement,
  ) {
    this.open = true;
    this.querySelector('button')?.focus();
  });
  document.body.appendChild(document.createElement('button')).focus();
  render(named('below'));
  render(named('above'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close above' }));
  show.mockRestore();
});

test('what moves by itself behind a dialog is told to stand still, until the last one has closed', () => {
  const page = document.documentElement;
  const layer = (
    <Dialog title="Log in" closeLabel="Close" onClose={vi.fn<() => void>()}>
      <p>Inside</p>
    </Dialog>
  );
  const [first, second] = [render(layer), render(layer)];
  expect(page.hasAttribute('data-covered')).toBe(true);
  first.unmount();
  expect(page.hasAttribute('data-covered')).toBe(true);
  second.unmount();
  expect(page.hasAttribute('data-covered')).toBe(false);
});
