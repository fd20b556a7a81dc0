import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeModal, openModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { useSearchKeys } from './search-keys.ts';

function Page() {
  useSearchKeys();
  return (
    <>
      <input aria-label="field" />
      <textarea aria-label="area" />
      <button type="button">button</button>
    </>
  );
}

const openName = () => useModalStore.getState().open?.name ?? null;

beforeEach(() => {
  closeModal();
  closeModal();
});

test('a slash that is typed into a field stays a slash', () => {
  const { getByLabelText } = render(<Page />);
  for (const label of ['field', 'area']) {
    expect(fireEvent.keyDown(getByLabelText(label), { key: '/' })).toBe(true);
    expect(openName()).toBeNull();
  }
});

test('over another dialog no key opens the search', () => {
  render(<Page />);
  openModal('login');
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(openName()).toBe('login');
});

test('slash, Ctrl-K and Cmd-K open the search; the same again closes it', () => {
  const { getByRole, getByLabelText } = render(<Page />);
  expect(fireEvent.keyDown(getByRole('button'), { key: '/' })).toBe(false);
  expect(openName()).toBe('search');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(openName()).toBeNull();
  fireEvent.keyDown(getByLabelText('field'), { key: 'K', metaKey: true });
  expect(openName()).toBe('search');
});

test('other keys with the same letter are left alone', () => {
  render(<Page />);
  for (const held of [{}, { shiftKey: true, ctrlKey: true }, { altKey: true, ctrlKey: true }])
    expect(fireEvent.keyDown(document.body, { key: 'k', ...held })).toBe(true);
  expect(openName()).toBeNull();
});
