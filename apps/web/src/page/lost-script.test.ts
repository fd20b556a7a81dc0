import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import bengali from '#locales/bn/errors.json';
import english from '#locales/en/errors.json';
import { lostScript } from './lost-script.ts';

const run = (texts: typeof english): void => {
  // As the page runs it: an inline script in the head.
  // oxlint-disable-next-line eslint/no-new-func, typescript/no-implied-eval
  new Function(lostScript(texts))();
};
const said = (): string | undefined => document.querySelector('[data-lost]')?.textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['awake'];
});

test('[ERR-04] a script of the page that does not arrive is told, once, with the way out', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  run(english);
  const script = document.createElement('script');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.dispatchEvent(new Event('error'));
  expect(document.querySelectorAll('[data-lost]')).toHaveLength(1);
  expect(said()).toContain('A part of the site did not arrive.');
  document.querySelector<HTMLButtonElement>('[data-lost] button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('[ERR-04] a page that is not awake after 120 seconds says that it took too long', () => {
  run(bengali);
  vi.advanceTimersByTime(119_999);
  expect(said()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(said()).toContain('অনেক সময় লেগেছে');
});

test('a page that works says nothing', () => {
  run(english);
  document.documentElement.dataset['awake'] = '';
  vi.advanceTimersByTime(120_000);
  expect(said()).toBeUndefined();
});
