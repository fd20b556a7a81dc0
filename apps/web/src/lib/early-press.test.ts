import { afterEach, expect, test, vi } from 'vitest';
import { markAwake } from './early-press.ts';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['awake'];
});

test('a button pressed before the page woke is pressed again, once', () => {
  const button = document.createElement('button');
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  document.body.append(button);
  window.maidanPressed = button;
  markAwake();
  markAwake();
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset['awake']).toBe('');
});

test('a button that is gone is left alone', () => {
  const button = document.createElement('button');
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  window.maidanPressed = button;
  markAwake();
  expect(pressed).not.toHaveBeenCalled();
});
